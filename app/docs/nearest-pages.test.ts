import { expect, test } from "vitest";
import { nearestPages } from "./nearest-pages.ts";

const pages = [
  { href: "/docs" },
  { href: "/docs/installation" },
  { href: "/docs/concepts/dna" },
  { href: "/docs/api" },
  { href: "/docs/api/dna" },
  { href: "/docs/support/faq" },
];

function nearest(pathname: string): string | undefined {
  return nearestPages(pathname, pages)[0]?.href;
}

test.each([
  ["/docs/instalation", "/docs/installation"],
  ["/DOCS/INSTALLATION", "/docs/installation"],
  ["/docs/ap", "/docs/api"],
  ["/docs/api/dan", "/docs/api/dna"],
  ["/docs/faq", "/docs/support/faq"],
  ["/docs/help/faq", "/docs/support/faq"],
])("%s is nearest to %s", (wanted, href) => {
  expect(nearest(wanted)).toBe(href);
});

test("pages that share the last part come first, in the order of the pages", () => {
  expect(nearestPages("/docs/dna", pages, 2)).toEqual([
    { href: "/docs/concepts/dna" },
    { href: "/docs/api/dna" },
  ]);
});

test.each(["/docs/nothing", "/docs/x", "/docs/concepts/unheard", "/docs/no-such-page"])(
  "no page is similar to %s",
  (wanted) => {
    expect(nearestPages(wanted, pages)).toEqual([]);
  },
);

test("at most three pages are given unless told otherwise", () => {
  const similar = ["a", "b", "c", "d"].map((name) => ({ href: `/docs/${name}/guide` }));
  expect(nearestPages("/docs/guide", similar)).toEqual(similar.slice(0, 3));
  expect(nearestPages("/docs/guide", similar, 100)).toEqual(similar);
});

test("a trailing slash changes nothing", () => {
  const pages = [{ href: "/docs/api" }, { href: "/docs/support/faq" }];
  expect(nearestPages("/docs/faq/", pages, 1)).toEqual([{ href: "/docs/support/faq" }]);
});
