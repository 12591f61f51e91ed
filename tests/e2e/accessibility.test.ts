import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { notFoundPaths, publishedPaths } from "#tools/paths.ts";
import { builtPages } from "../site/built-pages.ts";
import { desktop, phone, withBrowser } from "./browser.ts";
import { openSearch, searchFor } from "./search-steps.ts";

const open = withBrowser();
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, in both themes and at two widths, without loading the page again. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const result = await page.evaluate(
        (values) => window.axe.run({ runOnly: { type: "tag", values } }),
        tags,
      );
      for (const { id, nodes } of result.violations) {
        found.push(`${viewport.width}px ${colorScheme} ${id}: ${nodes.map((node) => node.html).join(" | ")}`);
      }
    }
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test.for(publishedPaths())("%s has no accessibility violations", async (path) => {
  expect(await violations(await open(path))).toEqual([]);
});

test.for([...notFoundPaths])("%s has no accessibility violations", async (path) => {
  expect(await violations(await open(path, { expectedErrors: /404/ }))).toEqual([]);
});

test("the design review, with all primitives, has no accessibility violations", async () => {
  expect(await violations(await open("/design", { build: "review" }))).toEqual([]);
});

test("the open mobile menu has no accessibility violations", async () => {
  const page = await open("/docs", { viewport: phone, reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.evaluate(axe.source);
  const result = await page.evaluate((values) => window.axe.run({ runOnly: { type: "tag", values } }), tags);
  expect(result.violations.map(({ id }) => id)).toEqual([]);
});

test("an open note has no accessibility violations", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: /^About 60/ }).click();
  expect(await violations(page)).toEqual([]);
});

test("filter results and the message for none have no accessibility violations", async () => {
  const page = await open("/docs");
  for (const query of ["dna", "no such page"]) {
    await page.getByRole("searchbox", { name: "Search documentation" }).fill(query);
    expect(await violations(page)).toEqual([]);
  }
});

test("the open page menu, with a problem, has no accessibility violations", async () => {
  const page = await open("/docs", {
    expectedErrors: /Failed to load resource/,
    before: (page) => page.route("**/*.md", (route) => route.fulfill({ status: 503 })),
  });
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("button", { name: "Copy page as Markdown" }).click();
  await page.locator("#page-menu").getByText("could not be loaded").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("the citation has no accessibility violations", async () => {
  const page = await open("/docs");
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("button", { name: "Cite this page" }).click();
  await page.getByRole("dialog", { name: "Cite this page" }).waitFor();
  expect(await violations(page)).toEqual([]);
});
const tabbed = builtPages.filter(({ root }) => root.querySelector("[role=tab]")).map(({ path }) => path);

test.for(tabbed)(
  "%s has no accessibility violations with any of its tabs chosen",
  { timeout: 180_000 },
  async (path) => {
    const page = await open(`${path}?lang=python`);
    // The tabs that are chosen at first have their test above.
    const others = page.locator('[role="tab"][aria-selected="false"]:not([data-language])');
    await page.locator("main").hover();
    expect(await violations(page)).toEqual([]);
    const labels = await others.allTextContents();
    for (const name of labels) {
      await page.getByRole("tab", { name, exact: true }).click();
      await page.getByRole("tab", { name, exact: true, selected: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  },
);
test("search has no accessibility violations: empty, with hits, without", async () => {
  const page = await open("/docs");
  await openSearch(page);
  expect(await violations(page)).toEqual([]);
  for (const query of ["mutation rate", "xqzvw jjkq"]) {
    await searchFor(page, query);
    expect(await violations(page)).toEqual([]);
  }
});
