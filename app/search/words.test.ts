import { expect, test } from "vitest";
import { termsOf, wordsOf } from "./words.ts";

test.for([
  ["Tron::new", ["tron.new", "tron", "new"]],
  ["population.evolve()", ["population.evolve", "population", "evolve"]],
  ["mutation_rate", ["mutationrate", "mutation", "rate"]],
  ["NeuralMessage", ["neuralmessage", "neural", "message"]],
  ["DNA::from_sequence", ["dna.fromsequence", "dna", "fromsequence", "from", "sequence"]],
  ["--release", ["--release", "release"]],
  ["16,563x", ["16563x", "16563", "x"]],
  ["v0.2.2", ["0.2.2"]],
  ["0.0-1.0", ["0", "1"]],
  ["30μs", ["30us", "30", "us"]],
  ["SHA-256", ["sha256", "sha", "256"]],
  ["error[E0308]:", ["error", "e0308"]],
  ["the library’s", ["the", "library"]],
  ["Calculateurs Parallèles", ["calculateurs", "paralleles"]],
] as const)("%s is found by its parts", ([text, terms]) => {
  expect(termsOf(text)).toEqual(terms);
});

test.for(["", "   ", "!?.,;:'\"", "::", "--", "___", "🧬", ".*+?^$()|[\\]"])("%j has no words", (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test("words know where they stand", () => {
  const text = "Call Tron::new first.";
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Call",
    "Tron::new",
    "first",
  ]);
});
