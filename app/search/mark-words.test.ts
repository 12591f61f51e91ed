import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { excerpt, markWords } from "./mark-words.ts";

const filler = "Nothing that matters stands in this part of the text. ".repeat(6);

test("marks whole words, also when only a part was found", () => {
  expect(markWords("Call Tron::new, then feed it.", new Set(["tron", "feed"]))).toEqual([
    { text: "Call ", isMatch: false },
    { text: "Tron::new", isMatch: true },
    { text: ", then ", isMatch: false },
    { text: "feed", isMatch: true },
    { text: " it.", isMatch: false },
  ]);
});

test("an excerpt is cut around the words that were found", () => {
  const pieces = excerpt(`${filler}Gossip tells a whole cluster. ${filler}`, new Set(["gossip", "cluster"]));
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["Gossip", "cluster"]);
  const text = pieces.map((piece) => piece.text).join("");
  expect(text).toMatch(/^… .* …$/);
  expect(text.length).toBeLessThan(200);
});

test("without any of the words, an excerpt is the beginning", () => {
  expect(excerpt("A short text.", new Set(["gossip"]))).toEqual([{ text: "A short text.", isMatch: false }]);
  expect(excerpt("", new Set(["gossip"]))).toEqual([]);
});

test("a text without spaces is cut, too", () => {
  const shown = excerpt("x".repeat(500), new Set())
    .map(({ text }) => text)
    .join("");
  expect(shown.length).toBeLessThan(200);
});

const searched = new Set(["gene", "dna", "cluster"]);
/** Text like that of sections, where paths and lists can be long runs without a space. */
const texts = fc
  .array(
    fc.tuple(
      fc.constantFrom("gene", "DNA", "a cluster", "Tron::gene", "x", "checksum", "y".repeat(70)),
      fc.constantFrom(" ", " ", "/", ",", ". "),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.flat().join(""));

test("marked pieces make up the text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = markWords(text, searched);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      expect(pieces.every((piece) => piece.text !== "")).toBe(true);
    }),
    draws(),
  );
});

test("an excerpt is a short part of the text that has one of its marked words", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = excerpt(text, searched);
      const part = pieces.map((piece) => piece.text).join("");
      expect(text).toContain(part.replace(/^… /, "").replace(/ …$/, ""));
      expect(part.length).toBeLessThanOrEqual(124);
      const isMarked = (list: typeof pieces) => list.some(({ isMatch }) => isMatch);
      expect(isMarked(pieces)).toBe(isMarked(markWords(text, searched)));
    }),
    draws(500),
  );
});
