import { expect, inject, test } from "vitest";
import { docs } from "#tests/model.ts";
import { type EnginePage, eventually, open } from "./engine-page.ts";

const paths = ["/", "/getting-started", ...docs.pages.map(({ href }) => href)];

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
  test.for(paths)("%s loads without console errors and fits 1440 and 375 px", async (path) => {
    await page().resize(1440, 900);
    await open(page(), inject("site") + path);
    await eventually(page(), () => innerWidth).toBe(1440);
    expect(await page().evaluate(overflowing)).toEqual([]);
    await page().resize(375, 800);
    // The window system resizes asynchronously.
    await eventually(page(), () => innerWidth).toBe(375);
    expect(await page().evaluate(overflowing)).toEqual([]);
    expect(await page().complaints()).toEqual([]);
  });
}
