import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, withPage } from "./browser.ts";
import { closeSearch, hits, openSearch, searchField, searchFor } from "./search-steps.ts";

const shared = withPage("/docs", { viewport: phone });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("search reads right-to-left text from the right, and says that nothing was found", async () => {
  const page = shared();
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
  const page = shared();
  await page.setViewportSize({ width: 320, height: 640 });
  await closeSearch(page);
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
