import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { publishedPaths } from "#tools/paths.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();

/** Where every element stands and how it looks, as one line each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll("*"), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontWeight, opacity, visibility } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(" ");
      return `${element.tagName} ${box} ${color} ${backgroundColor} ${fontWeight} ${opacity} ${visibility}`;
    }),
  );
}

test.for(publishedPaths())("%s looks the same with its own styles and with the whole sheet", async (path) => {
  for (const viewport of [phone, desktop]) {
    const held: Route[] = [];
    const page = await open(path, {
      viewport,
      reducedMotion: "reduce",
      before: (page) => page.route("**/assets/styles-*.css", (route) => void held.push(route)),
    });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => held.length).toBe(1);
    const before = await looks(page);
    const sheet = page.waitForResponse("**/assets/styles-*.css");
    await held[0]?.continue();
    await (await sheet).finished();
    await page.waitForFunction(() => document.styleSheets.length === 2);
    expect(await looks(page)).toEqual(before);
  }
});
