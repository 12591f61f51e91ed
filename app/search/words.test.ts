import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
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
  ["V0.2.2", ["0.2.2"]],
  ["0.0-1.0", ["0", "1"]],
  ["30μs", ["30us", "30", "us"]],
  ["SHA-256", ["sha256", "sha", "256"]],
  ["error[E0308]:", ["error", "e0308"]],
  ["the library’s", ["the", "library"]],
  ["Calculateurs Parallèles", ["calculateurs", "paralleles"]],
] as const)("%s is found by its parts", ([text, terms]) => {
  expect(termsOf(text)).toEqual(terms);
});

test.for(["", "   ", "!?.,;:'\"", "::", "--", "--_", "___", "🧬", ".*+?^$()|[\\]"])(
  "%j has no words",
  (text) => {
    expect(wordsOf(text)).toEqual([]);
  },
);

test("words know where they stand", () => {
  const text = "Call Tron::new first.";
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Call",
    "Tron::new",
    "first",
  ]);
});

const signs = [
  "a",
  "B",
  "s",
  "S",
  "v",
  "V",
  "0",
  "1",
  "12",
  ".",
  "::",
  "_",
  "-",
  "--",
  "'",
  "’",
  ",",
  "000",
  " ",
];
/** Text full of symbols, numbers and options. */
const ascii = fc.string({ unit: fc.constantFrom(...signs.filter((sign) => sign !== "’")), maxLength: 12 });
const anyText = fc.oneof(
  ascii,
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(...signs, "é", "e\u0301", "µ", "²", "½", "ß", "İ", "ﬁ", "Σ"),
    maxLength: 12,
  }),
);
const wholesOf = (text: string) => wordsOf(text).map(({ whole }) => whole);

test("words are in order, apart from each other, and the same when they stand alone", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { start, end, whole, parts } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(wordsOf(text.slice(start, end))).toEqual([{ start: 0, end: end - start, whole, parts }]);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    draws(500),
  );
});

test("the form of a word is its own form", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const whole of wholesOf(text)) expect(wholesOf(whole)).toEqual([whole]);
    }),
    draws(500),
  );
});

test("the form of a word doesn't depend on case", () => {
  fc.assert(
    fc.property(ascii, (text) => {
      expect(wholesOf(text.toUpperCase())).toEqual(wholesOf(text.toLowerCase()));
    }),
    draws(500),
  );
});

test("an accent is the same in one character or two", () => {
  const letters = fc.string({
    unit: fc.constantFrom("é", "ü", "Ñ", "a", "Z", "-", "_", ".", " "),
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, (text) => {
      expect(wholesOf(text.normalize("NFD"))).toEqual(wholesOf(text));
    }),
    draws(),
  );
});
