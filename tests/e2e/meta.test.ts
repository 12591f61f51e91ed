import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]');
/** The colors that the browser may paint around the page; the first one counts. */
const themeColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter((meta) => matchMedia(meta.media).matches)
      .map((meta) => meta.content),
  );

test("a page keeps its data when scripts take over, and the next page does not inherit it", async () => {
  for (const viewport of [undefined, phone]) {
    const page = await open("/docs/support/faq", viewport && { viewport });
    await hydrated(page);
    expect(await structuredData(page).count()).toBe(1);
    await page.getByRole("navigation", { name: "Where to go next" }).getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname !== "/docs/support/faq");
    await expect.poll(() => structuredData(page).count()).toBe(0);
    const canonical = page.locator('link[rel="canonical"]');
    await expect.poll(() => canonical.count()).toBe(1);
    expect(await canonical.getAttribute("href")).toContain(new URL(page.url()).pathname);
  }
});

test("the color around the page is that of the theme, chosen or the system's", async () => {
  const page = await open("/docs", { colorScheme: "dark" });
  const dark = await themeColors(page);
  expect(dark).toHaveLength(1);
  await page.getByRole("radio", { name: "Light theme" }).check({ force: true });
  const light = await themeColors(page);
  expect(light).toHaveLength(1);
  expect(light).not.toEqual(dark);
  await page.reload();
  expect(await themeColors(page)).toEqual(light);
  await hydrated(page);
  expect(await themeColors(page)).toEqual(light);
  await page.getByRole("radio", { name: "System theme" }).check({ force: true });
  expect(await themeColors(page)).toEqual(dark);
});
