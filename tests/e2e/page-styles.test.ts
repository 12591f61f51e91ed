import type { Page } from "playwright-core";
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
    const asked: string[] = [];
    const page = await open(path, {
      viewport,
      reducedMotion: "reduce",
      before: (page) =>
        page.route("**/assets/styles-*.css", (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/css", body: "" });
        }),
    });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => asked.length).toBe(1);
    const before = await looks(page);
    await page.unrouteAll();
    await page.addStyleTag({ url: `${asked[0]}?whole` });
    expect(await looks(page)).toEqual(before);
  }
});
