import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, eventually, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("web-font"));
const usesIt = (page: Page) =>
  page
    .locator("h1")
    .evaluate((title) => getComputedStyle(title).fontFamily.replaceAll('"', "").startsWith("Bricolage,"));

test("a phone has the web font from the second page on, a wide screen from the first", async () => {
  const page = await open("/docs", { viewport: phone });
  expect(await usesIt(page)).toBe(false);
  await page.setViewportSize(desktop);
  expect(await usesIt(page)).toBe(true);
  await page.setViewportSize(phone);
  await eventually(() => stored(page)).toBe("loaded");
  await page.goto("/docs/quick-start");
  expect(await usesIt(page)).toBe(true);
});

test("a web font that is blocked is no error for the reader", async () => {
  let refused = 0;
  const page = await open("/docs", {
    viewport: phone,
    expectedErrors: /Failed to load resource/,
    before: (page) =>
      page.route("**/*.woff2", (route) => {
        refused++;
        return route.abort();
      }),
  });
  await eventually(() => refused).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator("[data-notice]").count()).toBe(0);
  expect(await stored(page)).toBeNull();
});
