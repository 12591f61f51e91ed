import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const long = "/docs/concepts/dna";

/** Top and height of each block of text. */
const layout = (page: Page) =>
  page
    .locator(".prose > :not(.prose)")
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility())
        .map((block) => [block.getBoundingClientRect().top + scrollY, block.clientHeight]),
    );

/** How many blocks the browser may still leave out of the layout. */
const deferred = (page: Page) =>
  page
    .locator(".prose > *")
    .evaluateAll(
      (blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === "auto").length,
    );

test.for(docs.pages)("$href has the same layout, whether its text was deferred or not", async ({ href }) => {
  // A reader who comes by a link to a section gets the whole layout at once.
  const whole = await open(`${href}#content`, { viewport: phone });
  expect(await deferred(whole)).toBe(0);
  const page = await open(href, { viewport: phone });
  await laidOut(page);
  expect(await layout(page)).toEqual(await layout(whole));
});

test("text is deferred at first, and not for a reader who reloads in the middle of a page", async () => {
  const page = await open(long, {
    isStarted: false,
    before: (page) => page.route("**/assets/client-*.js", (route) => route.abort()),
    expectedErrors: /Failed to load resource/,
  });
  expect(await deferred(page)).toBeGreaterThan(30);
  await page.locator("main h2").last().scrollIntoViewIfNeeded();
  await page.reload();
  expect(await deferred(page)).toBe(0);
});

test("printing leaves nothing out", async () => {
  const page = await open(long, {
    isStarted: false,
    before: (page) => page.route("**/assets/client-*.js", (route) => route.abort()),
    expectedErrors: /Failed to load resource/,
  });
  await page.emulateMedia({ media: "print" });
  expect(await deferred(page)).toBe(0);
});
