import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtPages, isPublished } from "#tests/site/built-pages.ts";
import { eventually, frames, idle, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const figures = builtPages.filter(isPublished).flatMap(({ path, root }) =>
  root.querySelectorAll("[data-figure]").map((figure) => ({
    path,
    name: figure.getAttribute("data-figure") ?? "",
  })),
);
// The landing page's figure is what the reader sees first.
const below = figures.filter(({ path }) => path !== "/");
const figureOf = (page: Page, name: string) => page.locator(`#figure-${name}`);

test("there are figures, and no two have the same name", () => {
  expect(below.length).toBeGreaterThan(0);
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
});

test.for(below)(
  "$path loads the figure $name when it comes near the screen, and keeps it as it was built while its script is missing; its words fit and never give room back",
  async ({ path, name }) => {
    const script = `**/assets/${name}-figure-*.js`;
    const requested: string[] = [];
    const page = await open(path, {
      expectedErrors: /ERR_FAILED|Failed to fetch/,
      viewport: phone,
      reducedMotion: "reduce",
      before: async (page) => {
        page.on("request", (request) => requested.push(request.url()));
        await page.route(script, (route) => route.abort());
      },
    });
    const count = () => requested.filter((url) => /\/assets\/(simulation|[\w-]+-figure)-/.test(url)).length;
    await idle(page);
    expect(count(), "files of figures, loaded before the figure is near").toBe(0);
    const figure = figureOf(page, name);
    await figure.scrollIntoViewIfNeeded();
    await eventually(count).toBeGreaterThan(0);

    await figure.getByRole("button").first().click();
    const alert = page.getByRole("alert");
    await alert.getByText("failed to load").waitFor();
    expect(await figure.locator("svg[role=img]").first().isVisible()).toBe(true);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const before = await figure.innerText();
    await page.unroute(script);
    await alert.getByRole("button", { name: "Try again" }).click();
    await eventually(() => figure.innerText()).not.toBe(before);
    expect(await alert.count()).toBe(0);
    expect(count(), "files of figures, loaded in the end").toBeGreaterThan(1);

    await stop(figure);
    await expectSteadyWords(page, figure);
  },
);

/** Ends what the first button of a figure may have started, unless it has ended by itself. */
async function stop(figure: Locator): Promise<void> {
  const running = figure.getByRole("button", { name: /^(Pause|Cancel)/ });
  const reset = figure.getByRole("button", { name: "Reset", exact: true });
  for (const buttons of [running, reset])
    await buttons.evaluateAll((elements) => {
      for (const element of elements) if (element instanceof HTMLElement) element.click();
    });
  await eventually(() => running.count()).toBe(0);
}

/** The words fit every width, and never give room back. */
async function expectSteadyWords(page: Page, figure: Locator): Promise<void> {
  const words = figure.locator("figure > p[aria-live]");
  const spareRoom = () =>
    words.evaluate((element) => {
      const { minHeight } = element.style;
      const { height } = element.getBoundingClientRect();
      element.style.minHeight = "";
      const needed = element.getBoundingClientRect().height;
      element.style.minHeight = minHeight;
      return minHeight === "" ? "not kept" : Math.round(height - needed);
    });
  for (const width of [1000, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await eventually(spareRoom).toBe(0);
  }
  const heights = await words.evaluateHandle((element) => {
    const seen: number[] = [];
    // The browser rounds a height of text and a least height differently, by less than a pixel.
    new ResizeObserver(() => seen.push(Math.round(element.getBoundingClientRect().height))).observe(element);
    return seen;
  });
  await figure.getByRole("slider").or(figure.getByRole("combobox")).first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
    await page.keyboard.press(key);
    await frames(page);
  }
  const seen = await heights.jsonValue();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
}
