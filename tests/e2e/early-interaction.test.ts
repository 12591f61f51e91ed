import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { started, withBrowser } from "./browser.ts";
import { controls } from "./early-controls.ts";
import { islandControls } from "./early-island-controls.ts";
import type { Control } from "./early-locators.ts";
import { shellControls } from "./early-shell-controls.ts";

/**
 * What a reader does between first paint and the arrival of the scripts is never lost: it works at once, or it takes
 * effect when they arrive. The scripts wait until the test releases them.
 */

const open = withBrowser();
const scripts = "**/assets/*.js";
/** The page's own script has started; what islands need is still missing. */
const react = "**/assets/react-*.js";

interface Use extends Control {
  by: "click" | "key";
  use: (page: Page) => Promise<unknown>;
}

function usesOf(all: readonly Control[]): Use[] {
  return all.flatMap((control) =>
    (["click", "key"] as const).flatMap((by) => {
      const use = control[by];
      return use ? { ...control, by, use } : [];
    }),
  );
}

/** Opens a page without some files, and returns how to release them. */
async function openEarly({ path, from = path, viewport }: Omit<Control, "later">, files: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open(from, {
    ...(viewport && { viewport }),
    isStarted: false,
    waitUntil: "commit",
    permissions: ["clipboard-read", "clipboard-write"],
    before: (page) =>
      page.route(files, async (route) => {
        await released;
        await route.continue();
      }),
  });
  if (from !== path) await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return { page, release };
}

test.for(usesOf([...controls, ...shellControls, ...islandControls]))(
  "before any script: $name by $by",
  async ({ use, now, later, ...control }) => {
    const { page, release } = await openEarly(control, scripts);
    expect(await page.evaluate(() => "earlyEvents" in window)).toBe(true);
    await use(page);
    await now?.(page);
    release();
    await later(page);
  },
);

test.for(usesOf(islandControls))("before React: $name by $by", async ({ use, now, later, ...control }) => {
  const { page, release } = await openEarly(control, react);
  await started(page);
  await use(page);
  await now?.(page);
  expect(await page.locator("[data-hydrated]").count()).toBe(0);
  release();
  await later(page);
});
