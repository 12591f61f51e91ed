import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#tests/model.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();

const delayFonts = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

/** How much moved once the font was there. Before that, a busy machine may paint half a row. */
async function shiftByFont(page: Page): Promise<number> {
  // Narrow screens load it when the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(".woff2")),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    const font = performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(".woff2"));
    if (!font) throw new Error("the page did not load its font");
    const arrived = font.startTime + font.duration;
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.startTime >= arrived && "value" in entry) sum += Number(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum), 200);
    });
  });
}

test.for(paths)("%s does not move when its font comes late", async (path) => {
  for (const viewport of [phone, desktop]) {
    const page = await open(path, { viewport, before: delayFonts });
    expect(await shiftByFont(page)).toBe(0);
  }
});

/** Everything that moves from the moment the document is complete, hydration included. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value = "value" in entry ? Number(entry.value) : 0;
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + value,
            );
          }
        }).observe({ type: "layout-shift" });
      });
    });
  });

test.for(paths)("%s does not move while scripts take it over", async (path) => {
  const page = await open(path, { viewport: phone, before: recordShifts });
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  // Browsers report three decimals; below that, a busy machine may still be painting the last row.
  expect(shift).toBeLessThan(0.001);
});
