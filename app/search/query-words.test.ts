import { expect, test } from "vitest";
import { stemOf } from "./query-words.ts";

test.for([
  ["cluster", "clusters", "clustered", "clustering", "cluster's", "cluster’s"],
  ["mutate", "mutates", "mutated", "mutating", "mutation", "mutations"],
  ["cache", "caches", "cached", "caching"],
  ["gene", "genes"],
] as const)("the forms of %s share a stem", ([word, ...forms]) => {
  for (const form of forms) expect(stemOf(form), form).toBe(stemOf(word));
});

test.for(["ring", "need", "uses", "ion", "the", "", "dna", "tron.new", "--release"])(
  "the stem of %j is a prefix of it, and a short word keeps three letters",
  (word) => {
    const stem = stemOf(word);
    expect(word.startsWith(stem)).toBe(true);
    expect(stem.length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
  },
);

test("different words keep different stems", () => {
  const words = ["general", "generation", "population", "popular", "active", "activity", "ring", "run"];
  expect(new Set(words.map(stemOf)).size).toBe(words.length);
});
