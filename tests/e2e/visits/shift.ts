import type { Page } from "playwright-core";
import { settled } from "../browser.ts";

/**
 * Records every layout shift from the moment the document is complete, with a web font that arrives only after the
 * page was painted and its script has started.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      requestAnimationFrame(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { dataset } = document.documentElement;
            const value = "value" in entry ? Number(entry.value) : 0;
            dataset.shift = String(Number(dataset.shift ?? 0) + value);
          }
        }).observe({ type: "layout-shift" });
      });
    });
  });
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0 && !("earlyEvents" in window),
    );
    await route.continue();
  });
}

/** The sum of all shifts so far, once text, font and islands are as they will stay. */
export async function shiftSoFar(page: Page): Promise<number> {
  await settled(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(".woff2")),
  );
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The next frame shows the font; the one after it knows what moved.
    for (let left = 3; left > 0; left--) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shift ?? 0);
  });
}
