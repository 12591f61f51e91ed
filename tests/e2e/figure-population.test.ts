import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstStep } from "#app/figures/population/population-model.ts";
import { violations } from "./axe.ts";
import { eventually, phone, withBrowser } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

const open = withBrowser();

const figureOf = (page: Page) => page.locator("#figure-population");
const wordsOf = (page: Page) => figureOf(page).locator("[aria-live]").innerText();
const stepOf = async (page: Page) => Number(/Step (\d+)/.exec(await wordsOf(page))?.[1]);
const nextSeed = (page: Page) => figureOf(page).getByRole("button", { name: "Next seed" });

/** Lets the browser draw about a second of frames. */
function frames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 60;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
}

test("it runs by itself after the page has loaded, moves nothing else, and pauses by key", async () => {
  const page = await open("/", { viewport: phone });
  await showFigure(page, "population");
  const early = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation");
    const loaded = load instanceof PerformanceNavigationTiming ? load.loadEventStart : 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /population-figure|simulation/.test(name) && startTime < loaded)
      .length;
  });
  expect(early).toBe(0);
  await eventually(() => stepOf(page)).toBeGreaterThan(firstStep + 3);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
  await figureOf(page).getByRole("button", { name: "Pause the population" }).press("Enter");
  await figureOf(page).getByRole("button", { name: "Run the population" }).waitFor();
  const paused = await wordsOf(page);
  await frames(page);
  expect(await wordsOf(page)).toBe(paused);
  expect(await figureOf(page).getByRole("img").getAttribute("aria-labelledby")).toBe("dish-title dish-text");
  expect(await page.locator("#dish-text").textContent()).toContain(`Step ${await stepOf(page)}: `);
});

test("a shared address shows the same population, still for a reader who asked for less motion until Run is pressed", async () => {
  const page = await open("/?population.seed=7", { viewport: phone, reducedMotion: "reduce" });
  await showFigure(page, "population");
  await eventually(() => wordsOf(page)).toContain(`Seed 7. Step ${firstStep}:`);
  await frames(page);
  expect(await stepOf(page)).toBe(firstStep);
  await nextSeed(page).press("Enter");
  await eventually(() => wordsOf(page)).toContain("Seed 8. Step");
  expect(new URL(page.url()).search).toBe("?population.seed=8");
  expect(await stepOf(page)).toBe(firstStep);
  await figureOf(page).getByRole("button", { name: "Run the population" }).press("Enter");
  await eventually(() => stepOf(page)).toBeGreaterThan(firstStep);
});

test("without scripts the first scene is there with its words, and no controls", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  await figureOf(page).getByRole("img", { name: "A living population of digital organisms" }).waitFor();
  expect(await wordsOf(page)).toContain(`Step ${firstStep}: 40 organisms alive`);
  expect(await figureOf(page).getByRole("button").count()).toBe(0);
});

test("while its script is missing, the picture stays; once it can be loaded, Run works, a wrong address is answered and axe finds nothing", async () => {
  const script = "**/population-figure-*";
  const page = await open("/?population.seed=-1", {
    expectedErrors: /population-figure|ERR_FAILED|dynamically imported/,
    reducedMotion: "reduce",
    before: (fresh) => fresh.route(script, (route) => route.abort()),
  });
  await page.getByRole("img", { name: "A living population of digital organisms" }).waitFor();
  await figureOf(page).getByRole("button", { name: "Run the population" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "failed to load" });
  await alert.waitFor();
  await page.unroute(script);
  await alert.getByRole("button", { name: "Try again" }).click();
  await eventually(() => stepOf(page)).toBeGreaterThan(firstStep);
  await eventually(() => figureOf(page).getByRole("alert").allInnerTexts()).toEqual([
    "The address asks for Seed -1, but it must be from 0 to 999999. It is 42 now.",
  ]);
  expect(await violations(page, { within: "#figure-population" })).toEqual([]);
});
