import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { closingLinks, leadsTo } from "./spec-lists.ts";

const { pages } = docs;

/** Where the closing card of a page leads, in order. */
function nextLinksOf(route: string): (string | undefined)[] | undefined {
  const page = pages.find((candidate) => candidate.href === route);
  return page?.next.map((slug) => pages.find((candidate) => candidate.slug === slug)?.href);
}

test.each(Object.entries(closingLinks))("%s closes with %j", (route, links) => {
  expect(nextLinksOf(route)).toEqual(links);
});

test.each(Object.entries(leadsTo))("%s leads to %s", (route, link) => {
  expect(nextLinksOf(route)).toContain(link);
});

test("no page leads to itself, nor twice to the same page", () => {
  for (const { slug, next, file } of pages) {
    expect(next, file).not.toContain(slug);
    expect(new Set(next).size, file).toBe(next.length);
  }
});
