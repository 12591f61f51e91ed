import type { Page } from "playwright-core";
import { chromium } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { browserFlags } from "#commands/find-browser.mjs";
import { findOnPath } from "#commands/find-on-path.mjs";
import { paths } from "#tests/model.ts";
import { patience, started } from "../browser.ts";
import { hydrateAll } from "../hydrate-all.ts";

/** Why the browser did not keep a page while the reader was on another one; undefined if it did. */
const reasons = new Map<string, unknown>();

/** Goes through all pages, two at a time: from the second back to the first, and forward again. */
async function walk(page: Page): Promise<void> {
  for (let index = 0; index < paths.length; index += 2) {
    const [first = "/", second = "/"] = paths.slice(index);
    await visit(page, first);
    await visit(page, second);
    for (const [direction, path] of [
      ["goBack", first],
      ["goForward", second],
    ] as const) {
      await go(page, direction, path);
      reasons.set(path, await readReasons(page));
    }
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await hydrateAll(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}

/** A page from the cache doesn't load, so Playwright can't wait for that. */
async function go(page: Page, direction: "goBack" | "goForward", path: string): Promise<void> {
  await page[direction]({ waitUntil: "commit" });
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
  // Only the page before must come from the cache. The browser doesn't keep a page that is left while it loads.
  await page.waitForFunction(() => document.readyState === "complete");
}

const readReasons = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.dataset.persisted === "true") return undefined;
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? entry.notRestoredReasons : "unknown";
  });

beforeAll(async () => {
  const browser = await chromium.launch({
    // The browser without windows has no back/forward cache, and Playwright turns it off.
    executablePath: findOnPath("chromium") ?? "chromium",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: browserFlags,
  });
  try {
    const context = await browser.newContext({ baseURL: inject("site"), serviceWorkers: "block" });
    context.setDefaultTimeout(patience);
    await walk(await context.newPage());
  } finally {
    await browser.close();
  }
});

test.for(paths)("%s is restored from the back/forward cache, with its islands in use", (path) => {
  expect(reasons.has(path)).toBe(true);
  expect(reasons.get(path)).toBeUndefined();
});
