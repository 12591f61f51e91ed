import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { packageNote } from "#content/site.ts";
import { builtPages } from "./built-pages.ts";

const teaching = builtPages.filter(({ path }) => /^\/docs\/(concepts|advanced)\//.test(path));
const leastWords = 900;
// Shorter sentences, such as "See also", recur on many pages.
const shortestSentence = 40;

// Code, tables, drawings, reference entries, dates of results and navigation are not body text.
const notText =
  "pre, figure, table, dl, svg, [role=tablist], script, header, nav, [data-markdown=skip], [data-result]";

/** The body text of a page, block by block. */
function paragraphs(root: HTMLElement): string[] {
  // Work on a copy, because other tests read the same page.
  const content = parse(root.querySelector("main")?.outerHTML ?? "").querySelector("main");
  for (const element of content?.querySelectorAll(notText) ?? []) element.remove();
  return (content?.querySelectorAll("p, li, h2, h3, h4") ?? [])
    .filter((element) => element.querySelector("p, li") === null)
    .map((element) => element.textContent.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

const texts = new Map(builtPages.map(({ path, root }) => [path, paragraphs(root)]));

test.for(teaching)("$path has at least 900 words of body text", ({ path }) => {
  const words = (texts.get(path) ?? []).join(" ").split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(leastWords);
});

test("no two pages share a sentence", () => {
  const pagesBySentence = new Map<string, Set<string>>();
  for (const [path, blocks] of texts) {
    for (const sentence of blocks.flatMap((block) => block.split(/(?<=[.!?]) /))) {
      if (sentence.length < shortestSentence || packageNote.text.includes(sentence)) continue;
      pagesBySentence.set(sentence, (pagesBySentence.get(sentence) ?? new Set()).add(path));
    }
  }
  const shared = [...pagesBySentence].filter(([, pages]) => pages.size > 1);
  expect(shared.map(([sentence, pages]) => `${[...pages].join(" and ")}: ${sentence}`)).toEqual([]);
});
