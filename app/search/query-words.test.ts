import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { inSiteWords, queryWords, stemOf } from "./query-words.ts";
import { inOrder, wordsOf } from "./words.ts";

test.for([
  ["cluster", "clusters", "clustered", "clustering", "cluster's", "cluster’s"],
  ["mutate", "mutates", "mutated", "mutating", "mutation", "mutations"],
  ["cache", "caches", "cached", "caching"],
  ["gene", "genes"],
] as const)("the forms of %s share a stem", ([word, ...forms]) => {
  for (const form of forms) expect(stemOf(form), form).toBe(stemOf(word));
});

test("a stem is a prefix of its word, and keeps three letters", () => {
  const endings = fc.constantFrom("", "s", "es", "ed", "ing", "ion", "ions", "e", "'s", "’s");
  const words = fc
    .tuple(fc.string({ unit: "grapheme", maxLength: 5 }), endings)
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(words, (word) => {
      const stem = stemOf(word);
      expect(word.startsWith(stem)).toBe(true);
      expect(stem.length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
    }),
    draws(),
  );
});

test("different words keep different stems", () => {
  const words = ["general", "generation", "population", "popular", "active", "activity", "ring", "run"];
  expect(new Set(words.map(stemOf)).size).toBe(words.length);
});

test("a word that the site has another word for is replaced, and the rest of the query is kept", () => {
  const rest = fc.string({ unit: fc.constantFrom("a", "B", " ", "İ", "ß", "-", "é"), maxLength: 8 });
  fc.assert(
    fc.property(rest, fc.constantFrom("chromosome", "Chromosome"), rest, (before, word, after) => {
      const query = inSiteWords(`${before} ${word} ${after}`, { chromosome: "DNA" });
      expect(inOrder(wordsOf(query))).toBe(inOrder(wordsOf(`${before} DNA ${after}`)));
    }),
    draws(),
  );
});

test("a query with words is never without words that tell sections apart", () => {
  const query = fc.array(fc.constantFrom("the", "how", "to", "DNA", "mutate", "::", "?"), { maxLength: 20 });
  fc.assert(
    fc.property(query, (words) => {
      const hasWord = words.some((word) => /\w/.test(word));
      expect(queryWords(words.join(" ")).length > 0).toBe(hasWord);
    }),
    draws(),
  );
});
