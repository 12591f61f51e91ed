import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, settled, withBrowser } from "./browser.ts";
import { hits, openSearch, searchField, searchFor } from "./search-steps.ts";

const open = withBrowser();

/** A page of each type. */
const types = [
  "/",
  "/getting-started",
  "/docs",
  "/docs/concepts/dna",
  "/docs/api/dna",
  "/docs/examples/evolution",
  "/docs/advanced/research",
  "/docs/support/faq",
  "/docs/no-such-page",
];
const narrowest = { width: 320, height: 640 };
const expectedErrors = /404/;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.for(types)("%s: forced colors leave every control readable and its focus visible", async (path) => {
  const page = await open(path, { forcedColors: "active", reducedMotion: "reduce", expectedErrors });
  // On a missing page, the browser fills in the breadcrumbs.
  await settled(page);
  const unreadable = await page.evaluate(() => {
    const solid = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba.*, 0\)$|transparent/.test(backgroundColor)
        ? solid(element.parentElement)
        : backgroundColor;
    };
    return [...document.querySelectorAll("a, button, input, summary, [role=tab]")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).color === solid(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(unreadable).toEqual([]);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        isMarked: outlineStyle !== "none" && outlineWidth !== "0px",
        html: element.outerHTML.slice(0, 120),
      };
    });
    expect(focused.isMarked, focused.html).toBe(true);
  }
});

test("search reads right-to-left text from the right, and says that nothing was found", async () => {
  const page = await open("/docs", { viewport: phone });
  await openSearch(page);
  for (const query of ["שלום עולם", "مرحبا بالعالم"]) {
    expect(await searchFor(page, query)).toContain(query);
    expect(await searchField(page).evaluate((field) => field.matches(":dir(rtl)"))).toBe(true);
    expect(await overflow(page)).toBe(0);
  }
  await searchFor(page, "crossover");
  expect(await searchField(page).evaluate((field) => field.matches(":dir(ltr)"))).toBe(true);
  expect(await hits(page).count()).toBeGreaterThan(0);
});

test("a word of 2,000 letters breaks neither search nor the filter at 320 px", async () => {
  const word = "genome".repeat(334);
  const page = await open("/docs", { viewport: narrowest });
  await openSearch(page);
  await searchField(page).fill(word);
  await page.getByRole("dialog").locator(".search-message").waitFor();
  expect(await overflow(page)).toBe(0);
  expect(
    await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#sidebar").getByRole("searchbox").fill(word);
  expect(await overflow(page)).toBe(0);
  expect(
    await page.locator("#sidebar").evaluate((sidebar) => sidebar.scrollWidth - sidebar.clientWidth),
  ).toBeLessThanOrEqual(0);
});
