import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { started, withBrowser } from "./browser.ts";
import { docsVisits } from "./early-controls.ts";
import { figureVisits, runPopulation } from "./early-island-controls.ts";
import type { Visit } from "./early-locators.ts";
import { shellVisits } from "./early-shell-controls.ts";

/**
 * What a reader does between first paint and the arrival of the scripts is never lost: it works at once, or it takes
 * effect when they arrive. The scripts wait until the test releases them.
 */

const open = withBrowser();
const scripts = "**/assets/*.js";
/** The page's own script has started; what islands need is still missing. */
const react = "**/assets/react-*.js";

/** One visit by pointer and one by keyboard, each with the controls that can be used that way. */
function usesOf(visits: readonly Visit[]) {
  return visits.flatMap(({ controls, ...visit }) =>
    (["click", "key"] as const).flatMap((by) => {
      const used = controls.flatMap((control) => {
        const use = control[by];
        return use ? { ...control, use } : [];
      });
      return used.length > 0
        ? { ...visit, by, controls: used, names: used.map(({ name }) => name).join("; ") }
        : [];
    }),
  );
}

type Uses = ReturnType<typeof usesOf>[number];
const titled = (visits: readonly Visit[]) =>
  usesOf(visits).map((uses) => [`${uses.names}, by ${uses.by} on ${uses.path}`, uses] as const);

/** Opens a page without some files, and returns how to release them. */
async function openEarly({ path, from = path, viewport }: Uses, files: string) {
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
async function expectEffects(page: Page, { controls }: Uses, release: () => Promise<void>): Promise<void> {
  for (const { name, use, now } of controls) {
    await naming(name, () => use(page));
    await naming(`${name}, at once`, () => now?.(page));
  }
  await release();
  for (const { name, later } of controls) await naming(`${name}, later`, () => later(page));
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

test.for(titled([...docsVisits, ...shellVisits, ...figureVisits]))(
  "before any script: %s",
  async ([, uses]) => {
    const { page, release } = await openEarly(uses, scripts);
    expect(await page.evaluate(() => "earlyEvents" in window)).toBe(true);
    await expectEffects(page, uses, async () => release());
  },
);

test.for(titled([{ path: "/", controls: [runPopulation] }, ...figureVisits]))(
  "before React: %s",
  async ([, uses]) => {
    const { page, release } = await openEarly(uses, react);
    await started(page);
    await expectEffects(page, uses, async () => {
      expect(await page.locator("[data-hydrated]").count()).toBe(0);
      release();
    });
  },
);
