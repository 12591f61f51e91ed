import { expect, test } from "vitest";
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
