import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { closingLinks, leadsTo } from "./spec-lists.ts";

const { pages } = docs;

/** The links in a page's closing card, in order. */
function nextLinksOf(route: string): (string | undefined)[] | undefined {
  const page = pages.find((candidate) => candidate.href === route);
  return page?.next.map((slug) => pages.find((candidate) => candidate.slug === slug)?.href);
}

test.each(Object.entries(closingLinks))("the closing card of %s links to exactly %j", (route, links) => {
  expect(nextLinksOf(route)).toEqual(links);
});

test.each(Object.entries(leadsTo))("the closing card of %s links to %s", (route, link) => {
  expect(nextLinksOf(route)).toContain(link);
});

test("no closing card links to its own page or to the same page twice", () => {
  for (const { slug, next, file } of pages) {
    expect(next, file).not.toContain(slug);
    expect(new Set(next).size, file).toBe(next.length);
  }
});
