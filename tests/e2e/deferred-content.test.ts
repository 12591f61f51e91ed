import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { eventually, withBrowser } from "./browser.ts";

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

test.for([
  ["/", "#features"],
  ["/getting-started", "#examples"],
] as const)("on %s, the layout of sections is deferred, but a link to one finds it", async ([path, hash]) => {
  const page = await open(path, {
    isStarted: false,
    before: (page) => page.route("**/assets/client-*.js", (route) => route.abort()),
    expectedErrors: /Failed to load resource/,
  });
  const section = page.locator(hash);
  const deferral = () => section.evaluate((element) => getComputedStyle(element).contentVisibility);
  expect(await deferral()).toBe("auto");
  await page.evaluate((hash) => {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = hash;
    link.click();
  }, hash);
  expect(await deferral()).toBe("visible");
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await eventually(async () => Math.round((await boxOf(section)).y)).toBe(padding);
});

test.for(["/", "/getting-started"])("%s has its whole layout soon after it is loaded", async (path) => {
  const page = await open(path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const sections = page.locator("[data-deferrable] > section, [data-deferrable] > section > * > *");
  const deferral = () =>
    sections.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  await eventually(async () => new Set(await deferral())).toEqual(new Set(["visible"]));
  const shown = await height();
  await page.reload();
  expect(await height(), "height without deferral").toBe(shown);
});
