import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { builtPages } from "./built-pages.ts";

const docs = loadDocsModel().pages.map(({ href }) => ({
  href,
  root: builtPages.find(({ path }) => path === href)?.root ?? expect.fail(`${href} is not built`),
}));

/** Headings of the page's own content: neither its title nor the closing card. */
function headingsOf(root: (typeof docs)[number]["root"]) {
  return root
    .querySelectorAll("main h2[id], main h3[id]")
    .filter((heading) => heading.closest("nav") === null);
}

test.for(docs)("$href lists its sections, those of closed tabs included", ({ root }) => {
  const lists = root.querySelectorAll('nav[aria-label="On this page"]');
  expect(lists).toHaveLength(1);
  const links = lists[0]?.querySelectorAll("a") ?? [];
  expect(links.length).toBeGreaterThanOrEqual(2);
  expect(links.map((link) => [link.getAttribute("href"), link.text])).toEqual(
    headingsOf(root).map(({ id, text }) => [`#${id}`, text.trim()]),
  );
});

test.for(docs)("$href nests its smaller sections under the larger ones", ({ root }) => {
  const nested = root.querySelectorAll('nav[aria-label="On this page"] ul ul a');
  expect(nested.map((link) => link.getAttribute("href"))).toEqual(
    headingsOf(root)
      .filter(({ tagName }) => tagName === "H3")
      .map(({ id }) => `#${id}`),
  );
});

test.for(docs)("$href has a link to each section beside its heading, named after it", ({ root }) => {
  for (const heading of headingsOf(root)) {
    const link = heading.nextElementSibling;
    expect(link?.getAttribute("href")).toBe(`#${heading.id}`);
    expect(link?.getAttribute("aria-label")).toBe(`Link to: ${heading.text.trim()}`);
    expect(heading.querySelectorAll("a, button")).toEqual([]);
  }
});

test("pages without sections have no list of them", () => {
  const others = builtPages.filter(({ path }) => docs.every(({ href }) => href !== path));
  expect(others.length).toBeGreaterThan(0);
  for (const { root } of others) expect(root.querySelectorAll('nav[aria-label="On this page"]')).toEqual([]);
});
