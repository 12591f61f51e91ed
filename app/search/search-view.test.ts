import { expect, test } from "vitest";
import { firstGroups, nextHit, searchView } from "./search-view.ts";

const piece = (text: string) => [{ text, isMatch: false }];
const offers = {
  start: [{ title: "Popular pages", hits: [] }],
  help: [{ title: "Other places to look", hits: [] }],
};

function resultOf(...sectionsOfPages: number[]) {
  const pages = sectionsOfPages.map((count, page) => ({
    href: `/${page}`,
    title: `Page ${page}`,
    group: "Examples",
    sections: Array.from({ length: count }, (_, section) => ({
      href: `/${page}#${section}`,
      title: piece("Section"),
      text: piece("Text"),
    })),
  }));
  return { pages, count: sectionsOfPages.reduce((sum, count) => sum + count, 0) };
}

test("an empty field shows where to start and announces nothing", () => {
  expect(searchView("  ", undefined, offers)).toEqual({ message: "", groups: offers.start, isAnswer: false });
});

test("hits are grouped by page and counted in words", () => {
  const view = searchView("dna", resultOf(2, 1), offers);
  expect(view.message).toBe("3 results on 2 pages");
  expect(view.groups.map(({ title, place, hits }) => [title, place, hits.length])).toEqual([
    ["Page 0", "Examples", 2],
    ["Page 1", "Examples", 1],
  ]);
  expect(searchView("dna", resultOf(1), offers).message).toBe("1 result on 1 page");
});

test("the first groups have four hits and no more", () => {
  const sizes = (...counts: number[]) =>
    firstGroups(searchView("dna", resultOf(...counts), offers)).map(({ hits }) => hits.length);
  expect(sizes(2, 1, 3, 3)).toEqual([2, 1, 1]);
  expect(sizes(3, 3, 3)).toEqual([3, 1]);
  expect(sizes(1)).toEqual([1]);
});

test("a query without hits is repeated, cut when it is long, and help is offered", () => {
  const view = searchView(` ${"x".repeat(1000)} `, resultOf(), offers);
  expect(view.message).toContain(`No results for “${"x".repeat(60)}…”`);
  expect(view.groups).toBe(offers.help);
  expect(view.isAnswer).toBe(false);
});

test("arrows move around the ends, from none to the first or last, and other keys stay with the field", () => {
  expect(nextHit("ArrowDown", -1, 3)).toBe(0);
  expect(nextHit("ArrowDown", 2, 3)).toBe(0);
  expect(nextHit("ArrowUp", -1, 3)).toBe(2);
  expect(nextHit("ArrowUp", 0, 3)).toBe(2);
  expect(nextHit("ArrowUp", 2, 3)).toBe(1);
  for (const key of ["Home", "End", "PageDown", "a"]) expect(nextHit(key, 1, 3)).toBeUndefined();
  expect(nextHit("ArrowDown", -1, 0)).toBeUndefined();
});
