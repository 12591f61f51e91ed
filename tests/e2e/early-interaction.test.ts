import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { started, withBrowser } from "./browser.ts";
import { docsVisits } from "./early-controls.ts";
import { figureByClick, figureByKey, runByKey } from "./early-island-controls.ts";
import { concept, type Visit } from "./early-locators.ts";
import { shellVisits } from "./early-shell-controls.ts";

/**
 * What a reader does between first paint and the arrival of the scripts is never lost: it works at once, or it takes
 * effect when they arrive. The scripts wait until the test releases them.
 */

const open = withBrowser();
const scripts = "**/assets/*.js";
/** The page's own script has started; what islands need is still missing. */
const react = "**/assets/react-*.js";

const titled = (visits: readonly Visit[]) =>
  visits.map((visit) => {
    const names = visit.controls.map(({ name }) => name);
    return [`${names.join("; ")} on ${visit.path}`, visit] as const;
  });

/** Opens a page without some files, and returns how to release them. */
async function openEarly({ path, from = path, viewport }: Visit, files: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open(from, {
    ...(viewport && { viewport }),
    isStarted: false,
    waitUntil: "commit",
    permissions: ["clipboard-read", "clipboard-write"],
    before: async (page) => {
      await page.route(files, async (route) => {
        await released;
        await route.continue();
      });
      // Only its address matters.
      if (from !== path)
        await page.route(`**${from}`, (route) => route.fulfill({ contentType: "text/html", body: "Before" }));
    },
  });
  if (from !== path) await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return { page, release };
}

/** Uses all controls before the files arrive, and then expects all effects. */
async function expectEffects(page: Page, { controls }: Visit, release: () => Promise<void>): Promise<void> {
  for (const { name, use, now } of controls) {
    await naming(name, () => use(page));
    await naming(`${name}, at once`, () => now?.(page));
  }
  await release();
  for (const { name, later } of controls) await naming(`${name}, later`, () => later?.(page));
}

/** Says in the message of a failure which control it is about. */
async function naming(name: string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

test.for(titled([...docsVisits, ...shellVisits]))("before any script: %s", async ([, visit]) => {
  const { page, release } = await openEarly(visit, scripts);
  expect(await page.evaluate(() => "earlyEvents" in window)).toBe(true);
  await expectEffects(page, visit, async () => release());
});

const islandVisits: Visit[] = [
  { path: "/", controls: [runByKey] },
  { path: concept, controls: figureByClick },
  { path: concept, controls: figureByKey },
];

test.for(titled(islandVisits))("before React: %s", async ([, visit]) => {
  const { page, release } = await openEarly(visit, react);
  await started(page);
  await expectEffects(page, visit, async () => {
    expect(await page.locator("[data-hydrated]").count()).toBe(0);
    release();
  });
});
