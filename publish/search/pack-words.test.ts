import fc from "fast-check";
import { expect, test } from "vitest";
import { unpackWords } from "#app/search/unpack-words.ts";
import type { SearchSection } from "#model/search-data.ts";
import { draws } from "#tests/properties.ts";
import { packWords } from "./pack-words.ts";

const section: SearchSection = { page: 0, anchor: "", title: "A section", text: "" };

test("words that are packed are unpacked in the section that they came from", () => {
  const word = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 4 })
    .filter((text) => !text.includes(" "));
  const words = fc.uniqueArray(word, { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 200 }), (lists) => {
      const data = {
        pages: [],
        sections: lists.map(() => section),
        explained: {},
        siteWords: {},
        ...packWords(lists),
      };
      // The index is sent as JSON.
      const sent: typeof data = JSON.parse(JSON.stringify(data));
      const expected = lists.map((list) => list.toSorted().join(" "));
      expect(unpackWords(sent)).toEqual(expected);
    }),
    draws(100),
  );
});
