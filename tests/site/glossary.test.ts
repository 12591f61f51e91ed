import { expect, test } from "vitest";
import { glossary } from "#content/glossary.ts";
import { builtPages } from "./built-pages.ts";

const texts = builtPages.map(({ path, root }) => ({
  path,
  text: (root.querySelector("main") ?? root).textContent.replaceAll(/\s+/g, " "),
}));

test.for([...glossary])("pages use “$term” and no other word for it", ({ term, insteadOf }) => {
  const uses = texts.filter(({ text }) => new RegExp(`\\b${term}`, "i").test(text));
  expect(uses.length).toBeGreaterThan(1);
  for (const word of insteadOf) {
    const strays = texts.filter(({ text }) => new RegExp(`\\b${word}s?\\b`, "i").test(text));
    expect(strays.map(({ path }) => `${path}: ${word}`)).toEqual([]);
  }
});

test.for([...glossary])("“$term” links to a page that contains the term", ({ term, href }) => {
  expect(texts.find(({ path }) => path === href)?.text.toLowerCase()).toContain(term.toLowerCase());
});
