import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { generationRows } from "#tests/samples/generation-rows.ts";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { desktop, eventually, frames, phone, withBrowser, withPage } from "./browser.ts";
import { resetFigure, showFigure, showMoreSettings } from "./figure-steps.ts";

const open = withBrowser();
const address = "/docs/examples/evolution";
const requested: string[] = [];
const shared = withPage(`${address}?evolution.mutation=9`, {
  viewport: phone,
  reducedMotion: "reduce",
  before: async (page) => {
    page.on("request", (request) => requested.push(request.url()));
  },
});

function partsOf(page: Page) {
  const figure = page.locator("#figure-evolution");
  const button = (name: string) => figure.getByRole("button", { name, exact: true });
  return {
    figure,
    run: button("Run evolution"),
    pause: button("Pause evolution"),
    step: button("Step"),
    reset: button("Reset"),
    seed: figure.getByRole("spinbutton", { name: "Seed" }),
    slider: (name: string) => figure.getByRole("slider", { name }),
    chart: figure.getByRole("img", { name: /chart/ }),
    readout: () => figure.locator("[aria-live]").innerText(),
  };
}

async function alive(page: Page) {
  const parts = partsOf(page);
  await showFigure(page, "evolution");
  return parts;
}

test("the address and the keyboard set, step and reset it on a phone, a page without a worker does the same, and axe finds nothing", async () => {
  const page = shared();
  const { figure, slider, step, pause, reset, readout, run, seed, chart } = await alive(page);
  expect(requested.filter((url) => url.includes("evolution.worker"))).toEqual([]);
  const first = await readout();
  const sentence = figure.getByRole("alert");
  expect(await sentence.innerText()).toBe(
    "The address sets “Mutation rate” to 9, but it must be between 0.001 and 0.1. It is now 0.01.",
  );
  await frames(page, 20);
  expect(await readout(), "it doesn't run by itself").toBe(first);

  await figure.getByRole("button", { name: "200 organisms, 500 generations" }).click();
  expect(await sentence.count()).toBe(0);
  expect(await slider("Mutation rate").inputValue()).toBe("0.02");
  expect(await slider("Population size").getAttribute("aria-valuetext")).toBe("200");
  await eventually(readout).toContain("Generation 0 of 500:");
  await run.click();
  await pause.click();
  await step.press("Enter");
  await eventually(() => chart.getAttribute("aria-label")).toMatch(/generations 0 to [1-9]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violations(page, { viewports: [desktop, phone], within: "#figure-evolution" })).toEqual([]);
  await reset.press("Enter");
  await eventually(readout).toBe(first);

  await showMoreSettings(figure);
  await slider("Generations").press("Home");
  await slider("Generations").press("ArrowRight");
  await slider("Mutation rate").press("ArrowRight");
  await seed.fill("8");
  expect(Object.fromEntries((await addressOf(page)).searchParams)).toEqual({
    "evolution.generations": "10",
    "evolution.mutation": "0.011",
    "evolution.seed": "8",
  });
  await eventually(readout).toMatch(/^Generation 0 of 10: .* Press Run to start\.$/);
  await step.press("Enter");
  await eventually(readout).toContain("Generation 1 of 10:");
  await step.press("Enter");
  await eventually(readout).toContain("Generation 2 of 10:");
  await run.press("Enter");
  await eventually(readout).toContain("Generation 10 of 10:");
  const result = await readout();
  await reset.press("Enter");
  await eventually(readout).toBe(first);
  expect((await addressOf(page)).search).toBe("");

  const search = "?evolution.mutation=0.011&evolution.generations=10&evolution.seed=8";
  const best = /best fitness [\d.]+, average [\d.]+/;
  expect(await evolveWithoutWorker(search)).toContain(best.exec(result)?.[0]);
});

/** Opens an address where no worker starts: the page evolves by itself, and says so. */
async function evolveWithoutWorker(search: string): Promise<string> {
  const page = await open(`${address}${search}`, {
    expectedErrors: /evolution\.worker|ERR_FAILED|Failed to load/,
    before: (page) => page.route("**/evolution.worker*", (route) => route.abort()),
  });
  const { figure, run, readout, slider } = await alive(page);
  await eventually(readout).toContain("Generation 0 of 10:");
  const note = figure.getByText("This browser can’t start a worker");
  await run.press("Enter");
  await eventually(readout).toContain("Generation 10 of 10:");
  const result = await readout();
  expect(await note.innerText()).toContain("evolution runs in the page");
  await slider("Population size").press("End");
  await eventually(() => note.innerText()).toContain("at most 1000");
  return result;
}

test("a whole run prints what the page's program printed", async () => {
  const page = shared();
  await resetFigure(page, "evolution");
  const { run, pause, chart, figure, readout } = partsOf(page);
  await eventually(readout).toContain("best fitness 0.778");

  await run.press("Enter");
  await pause.press("Enter");
  await eventually(readout).toMatch(/^Generation \d+ of 100: .* The previous run reached 0\.778/);
  await run.waitFor();
  // Generations that were already being computed are still shown.
  await eventually(async () => {
    const paused = await readout();
    await frames(page, 30);
    return (await readout()) === paused;
  }).toBe(true);
  await run.press("Enter");
  await eventually(readout).toContain("Generation 100 of 100: best fitness 0.778");
  await run.waitFor();
  await eventually(() => chart.getAttribute("aria-label")).toContain("Best fitness goes from 0.477 to 0.778");

  await figure.getByText("Every tenth generation").press("Enter");
  const printed = generationRows(readFileSync("samples/output/examples/evolve-population.txt", "utf8"));
  const expected = printed.flatMap(({ generation, best, average, diversity }) => [
    String(generation),
    ...[best, average, diversity].map((value) => value.toFixed(3)),
  ]);
  const shown = () => figure.locator("tbody :is(th, td)").allInnerTexts();
  await eventually(async () => (await shown()).sort()).toEqual(expected.sort());
});
