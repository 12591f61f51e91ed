import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstMoment } from "#app/figures/population/first-moment.ts";
import { genesOf } from "#app/figures/population/scene.ts";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { desktop, eventually, frames, phone, withBrowser, withPage } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

const open = withBrowser();
const shared = withPage("/", { reducedMotion: "reduce" });

const figureOf = (page: Page) => page.locator("#figure-population");
const dishOf = (page: Page) => figureOf(page).getByRole("listbox", { name: /^Organisms in the dish/ });
const wordsOf = (page: Page) => figureOf(page).locator("[aria-live]").innerText();
const panelOf = (page: Page) => figureOf(page).locator(".gene-panel");
const nextSeed = (page: Page) => figureOf(page).getByRole("button", { name: "Next seed" });

/** The numbers in the words below the dish. */
async function statusOf(page: Page) {
  const words = await wordsOf(page);
  const number = (pattern: RegExp) => Number(pattern.exec(words)?.[1] ?? Number.NaN);
  return {
    generation: number(/Generation (\d+)/),
    births: number(/(\d+) born/),
    deaths: number(/(\d+) starved/),
    meals: number(/(\d+) meals/),
    best: number(/Best fitness ([\d.]+)\./),
  };
}

/** The shared page on a wide screen, where nobody looks at an organism. */
async function begin(): Promise<Page> {
  const page = shared();
  await page.setViewportSize(desktop);
  await showFigure(page, "population");
  await page.mouse.move(0, 0);
  return page;
}

/** The same, with the population running. */
async function beginRun(): Promise<Page> {
  const page = await begin();
  const run = figureOf(page).getByRole("button", { name: "Run the population" });
  if (await run.isVisible()) await run.press("Enter");
  await eventually(async () => (await statusOf(page)).generation).toBeGreaterThan(firstMoment.generation);
  return page;
}

test("axe finds nothing, texts are at least 11 px high and targets 24 px", async () => {
  const page = await begin();
  expect(await violations(page, { within: "#figure-population" })).toEqual([]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    expect(await smallTexts(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
});

test("pointing at an organism, or choosing it by key, shows its genes", async () => {
  const page = await begin();
  const [first, second] = firstMoment.residents;
  if (!first || !second) return expect.fail("the dish is empty");
  await page.getByRole("option", { name: `Organism ${second.name}:` }).hover();
  await panelOf(page).getByText(`Organism ${second.name}`, { exact: true }).waitFor();
  const values = await panelOf(page).locator("dd.digits").allInnerTexts();
  expect(values).toEqual(Object.values(genesOf(second)).map((gene) => gene.toFixed(2)));

  await dishOf(page).focus();
  await page.keyboard.press("Home");
  await panelOf(page).getByText(`Organism ${first.name}`, { exact: true }).waitFor();
  expect(await dishOf(page).getAttribute("aria-activedescendant")).toBe(`organism-${first.name}`);
  for (const [key, place] of [
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["ArrowLeft", -1],
    ["ArrowRight", 0],
    ["End", -1],
  ] as const) {
    await page.keyboard.press(key);
    const name = firstMoment.residents.at(place)?.name;
    await page.getByRole("option", { name: `Organism ${name}:`, selected: true }).waitFor();
  }
});

test("the run waits while the reader looks at an organism", async () => {
  const page = await beginRun();
  await dishOf(page).focus();
  await frames(page);
  const before = await dishOf(page).innerHTML();
  await frames(page, 60);
  expect(await dishOf(page).innerHTML()).toBe(before);
  await nextSeed(page).focus();
  await eventually(() => dishOf(page).innerHTML()).not.toBe(before);
});

test("organisms stay inside the rim while they move, and Pause stops them", async () => {
  const page = await beginRun();
  const beyond = await dishOf(page).evaluate((dish) => {
    const rim = dish.querySelector("circle")?.getBoundingClientRect();
    if (!rim) return ["no rim"];
    const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
    return [...dish.querySelectorAll("[role=option]")]
      .filter((organism) => {
        const box = organism.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) + 10 > rim.width / 2;
      })
      .map((organism) => organism.id);
  });
  expect(beyond).toEqual([]);
  await figureOf(page).getByRole("button", { name: "Pause the population" }).press("Enter");
  await figureOf(page).getByRole("button", { name: "Run the population" }).waitFor();
  const paused = await dishOf(page).innerHTML();
  await frames(page, 60);
  expect(await dishOf(page).innerHTML()).toBe(paused);
});

test("within six seconds of the test clock there are births, deaths, meals and a better organism; nothing else moves", async () => {
  const page = await open("/", {
    viewport: phone,
    async before(page) {
      await page.clock.install({ time: 0 });
      // Otherwise it runs by itself between the steps below.
      await page.clock.pauseAt(1000);
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node?: Node }[];
            };
            const { dataset } = document.documentElement;
            dataset.shift = String(Number(dataset.shift ?? 0) + value);
            const moved = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
            );
            dataset.moved = `${dataset.moved ?? ""} ${value}: ${moved.join(", ")};`;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
    },
  });
  const start = {
    generation: firstMoment.generation,
    births: firstMoment.births,
    deaths: firstMoment.deaths,
    best: firstMoment.best.at(-1) ?? 1,
  };
  expect(await statusOf(page)).toMatchObject(start);
  const shift = () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  // The tests of all pages check that nothing moves while a page loads.
  const shiftBefore = await shift();
  await figureOf(page).scrollIntoViewIfNeeded();
  // Its script is loaded when the page is idle, by the same clock.
  await eventually(async () => {
    await page.clock.runFor(100);
    return (await statusOf(page)).generation;
  }).toBeGreaterThan(start.generation);
  const seen = [await statusOf(page)];
  for (let tenth = 0; tenth < 55; tenth += 1) {
    await page.clock.runFor(100);
    seen.push(await statusOf(page));
  }
  const last = seen.at(-1);
  expect(last?.births).toBeGreaterThan(start.births);
  expect(last?.deaths).toBeGreaterThan(start.deaths);
  expect(last?.best).toBeGreaterThan(start.best);
  expect(new Set(seen.map(({ meals }) => meals)).size).toBeGreaterThan(3);
  // The web font may arrive meanwhile; browsers report three decimals.
  const moved = await page.evaluate(() => document.documentElement.dataset.moved);
  expect((await shift()) - shiftBefore, moved).toBeLessThan(0.001);
});

test("a shared address shows the same population, still for a reader who asked for less motion until Run is pressed", async () => {
  const page = await open("/?population.seed=7", { viewport: phone, reducedMotion: "reduce" });
  await showFigure(page, "population");
  await eventually(() => wordsOf(page)).toContain(`Seed 7. Generation ${firstMoment.generation}:`);
  const still = await dishOf(page).innerHTML();
  await frames(page, 60);
  expect(await dishOf(page).innerHTML()).toBe(still);
  await nextSeed(page).press("Enter");
  await eventually(() => wordsOf(page)).toContain(`Seed 8. Generation ${firstMoment.generation}:`);
  expect((await addressOf(page)).search).toBe("?population.seed=8");
  await figureOf(page).getByRole("button", { name: "Run the population" }).press("Enter");
  await eventually(async () => (await statusOf(page)).generation).toBeGreaterThan(firstMoment.generation);
});

test("while its script is missing, the picture stays; once it can be loaded, Run works, and a wrong address is answered", async () => {
  const script = "**/population-figure-*";
  const page = await open("/?population.seed=-1", {
    expectedErrors: /population-figure|ERR_FAILED|dynamically imported/,
    reducedMotion: "reduce",
    before: (fresh) => fresh.route(script, (route) => route.abort()),
  });
  await dishOf(page).waitFor();
  await figureOf(page).getByRole("button", { name: "Run the population" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "failed to load" });
  await alert.waitFor();
  await page.unroute(script);
  await alert.getByRole("button", { name: "Try again" }).click();
  await eventually(async () => (await statusOf(page)).generation).toBeGreaterThan(firstMoment.generation);
  await eventually(() => figureOf(page).getByRole("alert").allInnerTexts()).toEqual([
    "The address sets “Seed” to -1, but it must be between 0 and 999999. It is now 42.",
  ]);
});

/** Texts of the page with letters below 11 px. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 11) small.push(node.textContent);
    }
    return small;
  });
}

/** Controls below 24 px, except links in the middle of a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, summary, [role=option]")]
      .filter((element) => element.checkVisibility() && !element.matches("p a, .sr-only, .skip-link"))
      // A hidden radio button is as large as its label.
      .map((element) => (element instanceof HTMLInputElement && element.closest("label")) || element)
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
