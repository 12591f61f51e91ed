import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sizes, waysOf } from "#app/figures/performance/performance-model.ts";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { eventually, phone, withBrowser } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

const open = withBrowser();
const address = "/docs/advanced/performance";

function partsOf(page: Page) {
  const figure = page.locator("#figure-performance");
  const button = (name: string) => figure.getByRole("button", { name, exact: true });
  return {
    figure,
    fitness: figure.getByRole("combobox", { name: "Fitness" }),
    measure: button("Measure on this machine"),
    again: button("Measure again"),
    cancel: button("Cancel"),
    progress: figure.getByRole("progressbar", { name: "Measured so far" }),
    shares: figure.getByRole("img", { name: /divided among 4 workers, which evaluate 238, 238, 238, 236/ }),
    times: figure.getByRole("img", { name: /logarithmic scale/ }),
    table: figure.getByText("Times as a table"),
    rows: figure.locator("tbody tr"),
    readout: () => figure.locator("[aria-live]").innerText(),
  };
}

async function alive(page: Page) {
  const parts = partsOf(page);
  await showFigure(page, "performance");
  return parts;
}

test("an address sets the fitness, the keyboard measures and cancels, and the results are a picture, words and a table", async () => {
  const scripts: string[] = [];
  const page = await open(`${address}?performance.fitness=costly`, {
    viewport: phone,
    before: async (page) => {
      page.on("request", (request) => scripts.push(request.url()));
    },
  });
  const { figure, fitness, measure, again, cancel, progress, shares, times, table, rows, readout } =
    await alive(page);
  expect(scripts.filter((url) => url.includes("performance.worker"))).toEqual([]);
  await eventually(() => fitness.inputValue()).toBe("costly");
  await fitness.selectOption("usual");
  expect((await addressOf(page)).search).toBe("");

  await measure.press("Enter");
  await progress.waitFor();
  await cancel.press("Enter");
  await figure.getByText("Canceled. Nothing was measured.").waitFor();
  expect(await measure.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await shares.count()).toBe(1);
  expect(await table.count()).toBe(0);

  await measure.press("Enter");
  await again.waitFor();
  // The picture follows the words (useDeferredValue).
  await times.waitFor();
  expect(await figure.getByText("Just measured; other programs can affect the times").count()).toBe(1);
  expect(await readout()).toMatch(
    /^With [2-8] workers, the usual fitness function was [\d.]+, [\d.]+, [\d.]+ times/,
  );
  await table.press("Enter");
  await eventually(() => rows.count()).toBe(sizes.length * waysOf("usual").length);
  const gains = await rows.filter({ hasText: "split" }).locator("td:last-child").allInnerTexts();
  expect(gains).toHaveLength(sizes.length);
  for (const gain of gains) expect(Number(gain)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violations(page, { within: "#figure-performance" })).toEqual([]);
});

test("the address follows the fitness, and a wrong one is refused; without workers, the fitness alone is timed", async () => {
  const page = await open(`${address}?performance.fitness=free`, {
    reducedMotion: "reduce",
    expectedErrors: /performance\.worker|ERR_FAILED|Failed to load/,
    before: (page) => page.route("**/performance.worker*", (route) => route.abort()),
  });
  const { figure, fitness, measure, again, table, rows, readout } = await alive(page);
  expect(await figure.getByRole("alert").innerText()).toBe(
    "The address sets “Fitness” to free, but the only options are usual, costly. It is now usual.",
  );
  await measure.press("Enter");
  await again.waitFor();
  await figure.getByText("This browser can’t start a worker").waitFor();
  await table.press("Enter");
  await eventually(() => rows.count()).toBe(sizes.length);
  await eventually(readout).toContain("The usual fitness function took");

  await fitness.selectOption("costly");
  expect((await addressOf(page)).search).toBe("?performance.fitness=costly");
});
