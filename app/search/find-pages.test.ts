import { expect, test } from "vitest";
import type { SearchData } from "#model/search-data.ts";
import { packWords } from "#publish/search/pack-words.ts";
import { findPages } from "./find-pages.ts";
import { buildIndex } from "./search-index.ts";

const data: SearchData = {
  pages: [
    { href: "/docs/concepts/dna", title: "DNA and Genetics", group: "Core Concepts" },
    { href: "/docs/api/organism", title: "Organism API", group: "API Reference" },
  ],
  sections: [
    { page: 0, anchor: "", title: "DNA and Genetics", text: "Named genes and a sequence." },
    { page: 0, anchor: "mutation", title: "Mutation", text: "Copies are not perfect." },
    { page: 0, anchor: "best", title: "Best practices", text: "Call Tron::new and check the mutation rate." },
    { page: 1, anchor: "", title: "Organism API", text: "Create, run and inspect a Tron." },
    { page: 1, anchor: "tron-new", title: "Tron::new", text: "A new organism, in perfect health." },
    {
      page: 1,
      anchor: "tron-feed",
      title: "Tron::feed",
      text: "error: amount is 1.5, but must be from 0 to 1",
    },
  ],
  ...packWords([[], ["insertion", "deletion"], [], ["mutation"], ["fitness"], ["energy"]]),
  explained: {},
  siteWords: { chromosome: "DNA" },
};
const index = await buildIndex(data);

function hrefs(query: string): string[] {
  return findPages(index, query).pages.flatMap(({ sections }) => sections.map(({ href }) => href));
}

test.for([
  ["Tron::new", "/docs/api/organism#tron-new"],
  ["tron.new()", "/docs/api/organism#tron-new"],
  ["TRON::NEW", "/docs/api/organism#tron-new"],
  ["muta", "/docs/concepts/dna#mutation"],
  ["mutaiton", "/docs/concepts/dna#mutation"],
  ["deletions", "/docs/concepts/dna#mutation"],
  ["amount is 1.5, but must be from 0.0 to 1.0", "/docs/api/organism#tron-feed"],
  ["genetics dna", "/docs/concepts/dna"],
  ["chromosome", "/docs/concepts/dna"],
] as const)("%s finds its section first", ([query, href]) => {
  expect(hrefs(query)[0]).toBe(href);
});

test("sections with all words come before those with some", () => {
  expect(hrefs("perfect health")[0]).toBe("/docs/api/organism#tron-new");
  expect(hrefs("perfect zebra health")[0]).toBe("/docs/api/organism#tron-new");
});

test("hits are grouped by page and counted", () => {
  const { pages, count } = findPages(index, "mutation");
  expect(pages.map(({ title, group }) => [title, group])).toEqual([
    ["DNA and Genetics", "Core Concepts"],
    ["Organism API", "API Reference"],
  ]);
  expect(count).toBe(pages.flatMap(({ sections }) => sections).length);
});

test.for(["", "   ", "?!", "(", "[", "\\", ".*", "🧬", "constructor", "__proto__"])(
  "%j is answered without an error",
  (query) => {
    expect(findPages(index, query).count).toBeGreaterThanOrEqual(0);
  },
);

test.for(["x", "a b ", "🧬 ", "Tron::", "(("])(
  "1000 characters of %j are answered without an error",
  (part) => {
    expect(findPages(index, part.repeat(1000 / part.length)).count).toBeGreaterThanOrEqual(0);
  },
);
