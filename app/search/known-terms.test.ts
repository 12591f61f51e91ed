import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { knownWord } from "./known-terms.ts";
import { wordsOf } from "./words.ts";

const term = fc.stringMatching(/^[a-z]{4,10}$/);
const terms = fc.uniqueArray(term, { minLength: 1, maxLength: 12 }).map((list) => list.sort());

function wordOf(text: string) {
  return wordsOf(text)[0] ?? expect.fail(`no word in ${text}`);
}

test("the beginning of a known term is kept as it was typed", () => {
  fc.assert(
    fc.property(terms, fc.nat(), fc.integer({ min: 1, max: 10 }), (known, chosen, length) => {
      const typed = wordOf((known[chosen % known.length] ?? "").slice(0, length));
      expect(knownWord(typed, known)).toBe(typed);
    }),
    draws(),
  );
});

test("a term with two neighboring letters swapped, but not the first, is found", () => {
  fc.assert(
    fc.property(terms, fc.nat(), fc.nat(), (known, chosen, place) => {
      const letters = [...(known[chosen % known.length] ?? "")];
      const index = 1 + (place % (letters.length - 2));
      letters.splice(index, 2, letters[index + 1] ?? "", letters[index] ?? "");
      const found = knownWord(wordOf(letters.join("")), known);
      expect(known.some((one) => one.startsWith(found?.whole ?? "-"))).toBe(true);
    }),
    draws(),
  );
});
