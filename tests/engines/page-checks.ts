import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { siteFolder } from "#tests/build-folder.ts";
import { type EnginePage, eventually, open } from "./engine-page.ts";

const sitemap = readFileSync(join(siteFolder, "sitemap.xml"), "utf8");
const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

type Size = readonly [width: number, height: number];
const wide: Size = [1440, 900];
const narrow: Size = [375, 800];

/** Elements that overflow the page on the right. */
function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("main *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .slice(0, 3)
    .map((element) => `${element.outerHTML.slice(0, 80)} ends beyond ${clientWidth} px`);
}

export function checkPages(page: () => EnginePage): void {
  const fits = async (width: number) => {
    // The window system resizes asynchronously.
    await eventually(page(), () => innerWidth).toBe(width);
    expect(await page().evaluate(overflowing)).toEqual([]);
  };
  // Every other page opens at the width that the page before it ended with: the window is resized half as often.
  test.for(paths.map((path, index) => [path, index % 2 === 1] as const))(
    "%s loads without console errors and fits 1440 and 375 px",
    async ([path, opensNarrow]) => {
      const [first, second] = opensNarrow ? [narrow, wide] : [wide, narrow];
      await page().resize(...first);
      await open(page(), inject("site") + path);
      await fits(first[0]);
      await page().resize(...second);
      await fits(second[0]);
      expect(await page().complaints()).toEqual([]);
    },
  );
}
