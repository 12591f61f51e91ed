import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { builtPages } from "./built-pages.ts";

const pages = docs.pages.map(({ href }) => ({
  href,
  root: builtPages.find(({ path }) => path === href)?.root ?? expect.fail(`${href} is not built`),
}));

/** Headings of the page's content, without its title and the closing card. */
function headingsOf(root: (typeof pages)[number]["root"]) {
  return root
    .querySelectorAll("main h2[id], main h3[id]")
    .filter((heading) => heading.closest("nav") === null);
}

test.for(pages)("$href lists its sections, including those in closed tabs", ({ root }) => {
  const lists = root.querySelectorAll('nav[aria-label="On this page"]');
  expect(lists).toHaveLength(1);
  const links = lists[0]?.querySelectorAll("a") ?? [];
  expect(links.length).toBeGreaterThanOrEqual(2);
  expect(links.map((link) => [link.getAttribute("href"), link.text])).toEqual(
    headingsOf(root).map(({ id, text }) => [`#${id}`, text.trim()]),
  );
});

test.for(pages)("$href nests subsections under their sections", ({ root }) => {
  const nested = root.querySelectorAll('nav[aria-label="On this page"] ul ul a');
  expect(nested.map((link) => link.getAttribute("href"))).toEqual(
    headingsOf(root)
      .filter(({ tagName }) => tagName === "H3")
      .map(({ id }) => `#${id}`),
  );
});

test.for(pages)("$href has a link beside each section heading, named after it", ({ root }) => {
  expect(root.getElementById("link-to")?.text).toBe("Link to:");
  for (const heading of headingsOf(root)) {
    const link = heading.nextElementSibling;
    expect(link?.getAttribute("href")).toBe(`#${heading.id}`);
    expect(link?.getAttribute("aria-labelledby")).toBe(`link-to ${heading.id}`);
    // A link in a heading is all of it, so that lists of headings read the same.
    for (const own of heading.querySelectorAll("a, button")) expect(own.text).toBe(heading.text);
  }
});

test("pages outside the documentation have no list of sections", () => {
  const others = builtPages.filter(({ path }) => pages.every(({ href }) => href !== path));
  expect(others.length).toBeGreaterThan(0);
  for (const { root } of others) expect(root.querySelectorAll('nav[aria-label="On this page"]')).toEqual([]);
});
