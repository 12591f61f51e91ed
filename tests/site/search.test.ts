import { expect, test } from "vitest";
import { findPages } from "#app/search/find-pages.ts";
import { buildIndex } from "#app/search/search-index.ts";
import { recordResult } from "#commands/results/record.ts";
import { glossary } from "#content/glossary.ts";
import type { SearchData } from "#model/search-data.ts";
import { paths } from "#tests/model.ts";
import { goldenQueries } from "../search/golden-queries.ts";
import { heldOutQueries } from "../search/held-out-queries.ts";
import { measure } from "../search/measure.ts";
import { searchBytes } from "../search/search-bytes.ts";
import { builtPages, readBuilt } from "./built-pages.ts";

const data: SearchData = JSON.parse(readBuilt("/search-index.json").toString());
const index = await buildIndex(data);
const addresses = data.sections.map(
  ({ page, anchor }) => `${data.pages[page]?.href}${anchor && `#${anchor}`}`,
);

test("every published page is in the search index", () => {
  expect(data.pages.map(({ href }) => href)).toEqual(paths);
  for (const { title, group } of data.pages) expect(title && group).not.toBe("");
});

test("every section in the search index has a unique URL that exists", () => {
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { page, anchor } of data.sections) {
    const root = builtPages.find(({ path }) => path === data.pages[page]?.href)?.root;
    expect(anchor === "" || root?.getElementById(anchor), anchor).toBeTruthy();
  }
});

test("search excerpts contain no navigation or control labels", () => {
  for (const { text } of data.sections) {
    expect(text).not.toMatch(/On this page|Where to go next|opens in a new tab|Show all of|<[a-z]+>/);
  }
});

test("every expected result of the test queries exists", () => {
  const targets = [goldenQueries, heldOutQueries].flatMap((queries) => Object.values(queries).flat());
  expect(targets.filter((target) => !addresses.includes(target))).toEqual([]);
});

const quality = Object.entries({ golden: goldenQueries, "held-out": heldOutQueries }).map(
  ([name, queries]) => ({ name, ...measure(index, queries) }),
);
recordResult("search", {
  sets: quality.map(({ name, queries, hitAt1, meanReciprocalRank }) => ({
    name,
    queries,
    hitAt1,
    meanReciprocalRank,
  })),
});

test.for(quality)(
  "search meets its quality targets on the $name queries",
  ({ hitAt1, meanReciprocalRank }) => {
    expect(hitAt1).toBeGreaterThanOrEqual(0.85);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
  },
);

test.for([...glossary])("a search for “$term” finds the page that explains it", ({ term, href }) => {
  const found = findPages(index, term).pages.map(({ sections }) => sections[0]?.href.split("#")[0]);
  expect(found.slice(0, 3)).toContain(href);
});

test("every function, type and error is the first result for its own name", () => {
  const symbols = data.sections.filter(({ title }) => /^\w+::\w+$/.test(title));
  expect(symbols.length).toBeGreaterThan(100);
  const firstTitle = (query: string) =>
    findPages(index, query)
      .pages[0]?.sections[0]?.title.map(({ text }) => text)
      .join("");
  const wrong = symbols.filter(({ title }) => firstTitle(title) !== title);
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test("search index and code are at most 60 kB", () => {
  const { data: indexBytes, code } = searchBytes();
  expect(indexBytes).toBeGreaterThan(10_000);
  expect(indexBytes + code).toBeLessThanOrEqual(60_000);
});
