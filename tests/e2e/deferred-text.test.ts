import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
const long = "/docs/concepts/dna";

/** How many blocks the browser may still leave out of the layout. */
const deferred = (page: Page) =>
  page
    .locator(".prose > *")
    .evaluateAll(
      (blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === "auto").length,
    );

test("text is deferred at first, but not on paper, nor for a reader who reloads in the middle of a page", async () => {
  const page = await open(long, {
    isStarted: false,
    before: (page) => page.route("**/assets/client-*.js", (route) => route.abort()),
    expectedErrors: /Failed to load resource/,
  });
  expect(await deferred(page)).toBeGreaterThan(30);
  await page.emulateMedia({ media: "print" });
  expect(await deferred(page), "on paper").toBe(0);
  await page.emulateMedia({ media: null });
  expect(await deferred(page)).toBeGreaterThan(30);
  await page.locator("main h2").last().scrollIntoViewIfNeeded();
  await page.reload();
  expect(await deferred(page), "after a reload").toBe(0);
});
