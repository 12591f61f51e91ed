import type { Browser, Page } from "playwright-core";
import { type FigureRow, figuresTable } from "./figures-table.ts";
import { allPaths, builtFolder } from "./measured-paths.ts";
import type { BenchOptions } from "./options.ts";
import { measured } from "./result-files.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

const slowdown = 4;
const watchedMs = 4000;

/** The longest task of each living figure, while it is hydrated and while it runs. */
export async function figures({ label }: BenchOptions): Promise<void> {
  const result = await measured(`figures${label}`, () =>
    withServers([builtFolder], ([origin = ""]) =>
      withMeasuringBrowser(async (browser) => {
        const rows: FigureRow[] = [];
        for (const path of allPaths())
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

function watch(browser: Browser, url: string, name: string): Promise<{ starting: number; running: number }> {
  const id = `figure-${name}`;
  return visit(browser, url, { ...desktop, slowdown }, async (page) => {
    const hydrated = page.locator(`#${id} [data-hydrated]`);
    // A figure that is in view from the start is hydrated while the page loads.
    const scrolledAt = (await hydrated.count()) > 0 ? 0 : await now(page);
    await page.evaluate((id) => {
      const figure = document.getElementById(id);
      figure?.scrollIntoView({ block: "center" });
      figure?.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }, id);
    await hydrated.waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    const startedAt = await now(page);
    // Short calls find and focus a control, and the key is pressed from outside. Finding a control by its role would
    // keep the page busy for longer than most of what is measured here.
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
      starting: await longestTask(page, scrolledAt, startedAt),
      running: await longestTask(page, startedAt, Number.MAX_VALUE),
    };
  });
}

/** Runs in the page. Returns whether the figure can be started. */
function focusRun(id: string): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`#${id} fieldset button`);
  const run = [...buttons].find(({ textContent }) => /^(Run|Measure)/.test(textContent));
  run?.focus();
  return run !== undefined;
}

/** Runs in the page. Returns whether there is a value to change. */
function focusSlider(id: string): boolean {
  const slider = document.querySelector<HTMLInputElement>(`#${id} input[type="range"]`);
  slider?.focus();
  return slider !== null;
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** The longest task that began in a period, in milliseconds; 0 if none took more than 50 ms. */
function longestTask(page: Page, from: number, to: number): Promise<number> {
  return page.evaluate(
    ([from = 0, to = 0]) =>
      Math.max(0, ...window.watched.longTasks.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)),
    [from, to],
  );
}
