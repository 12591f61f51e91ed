import type { Page } from "playwright-core";

/** Has the page record whether it comes from the back/forward cache. */
export function recordRestoring(page: Page): Promise<void> {
  return page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}

/** A page from the cache doesn't load, so Playwright can't wait for that. */
export async function goBack(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL((url) => url.pathname === path, { waitUntil: "commit" });
}

/** Why the browser did not keep the page; undefined if it did. */
export function notRestored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    if (document.documentElement.dataset.persisted === "true") return undefined;
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? entry.notRestoredReasons : "unknown";
  });
}
