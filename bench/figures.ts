import type { Browser, Page } from "playwright-core";
import { publishedPaths } from "#tools/paths.ts";
import { type FigureRow, figuresTable } from "./figures-table.ts";
import { builtFolder } from "./measured-paths.ts";
import { measured } from "./result-files.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

const slowdown = 4;
const watchedMs = 4000;

/** The longest task that each living figure makes, while it takes its picture over and while it runs. */
export async function figures(): Promise<void> {
  const result = await measured("figures", () =>
    withServers([builtFolder], ([origin = ""]) =>
      withMeasuringBrowser(async (browser) => {
        const rows: FigureRow[] = [];
        for (const path of publishedPaths())
          for (const name of await figuresOn(browser, origin + path))
            rows.push({ path, name, ...(await watch(browser, origin + path, name)) });
        return { slowdown, figures: rows };
      }),
    ),
  );
  console.log(figuresTable(result));
}

async function figuresOn(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const figures = await page.locator("[data-figure]").all();
    return (await Promise.all(figures.map((figure) => figure.getAttribute("data-figure")))).filter(
      (name) => name !== null,
    );
  } finally {
    await context.close();
  }
}

function watch(browser: Browser, url: string, name: string): Promise<{ takeover: number; running: number }> {
  const id = `figure-${name}`;
  return visit(browser, url, { ...desktop, slowdown }, async (page) => {
    const scrolledAt = await now(page);
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: "center" }), id);
    await page.waitForFunction((id) => document.querySelector(`#${id} fieldset:enabled`), id, {
      polling: 100,
    });
    await page.waitForTimeout(500);
    const aliveAt = await now(page);
    // Found and focused by short calls, and then pressed from outside: looking for a control by its role takes
    // the page longer than most of what is measured here.
    const hasRun = await page.evaluate(focusRun, id);
    if (hasRun) await page.keyboard.press("Enter");
    await page.waitForTimeout(watchedMs);
    const hasSlider = await page.evaluate(focusSlider, id);
    const end = Date.now() + watchedMs;
    for (let press = 0; Date.now() < end; press += 1) {
      if (hasSlider) await page.keyboard.press(press % 2 ? "ArrowRight" : "ArrowLeft");
      await page.waitForTimeout(200);
    }
    return {
      takeover: await longest(page, scrolledAt, aliveAt),
      running: await longest(page, aliveAt, Number.POSITIVE_INFINITY),
    };
  });
}

/** Runs in the page: whether there is something to set going. */
function focusRun(id: string): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`#${id} fieldset button`);
  const run = [...buttons].find(({ textContent }) => /^(Run|Measure)/.test(textContent));
  run?.focus();
  return run !== undefined;
}

/** Runs in the page: whether there is a value to change. */
function focusSlider(id: string): boolean {
  const slider = document.querySelector<HTMLInputElement>(`#${id} input[type="range"]`);
  slider?.focus();
  return slider !== null;
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** The longest task that began in a stretch of time, in milliseconds; 0 when none was longer than 50. */
function longest(page: Page, from: number, to: number): Promise<number> {
  return page.evaluate(
    ([from = 0, to = 0]) =>
      Math.max(0, ...window.watched.longTasks.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)),
    [from, to === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : to],
  );
}
