import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtPages, isPublished } from "#tests/site/built-pages.ts";
import { eventually, frames, idle, phone, withBrowser } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

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

test.for(below)("$path loads the figure $name when it comes near the screen", async ({ path, name }) => {
  const requested: string[] = [];
  const page = await open(path, {
    before: async (page) => page.on("request", (request) => requested.push(request.url())),
  });
  const count = () => requested.filter((url) => /\/assets\/(simulation|[\w-]+-figure)-/.test(url)).length;
  await idle(page);
  expect(count()).toBe(0);
  await showFigure(page, name);
  expect(count()).toBeGreaterThan(1);
});

test.for(below)(
  "$path keeps the figure $name as it was built while its script is missing, and a control tries again",
  async ({ path, name }) => {
    const script = `**/assets/${name}-figure-*.js`;
    const page = await open(path, {
      expectedErrors: /ERR_FAILED|Failed to fetch/,
      reducedMotion: "reduce",
      before: (page) => page.route(script, (route) => route.abort()),
    });
    const figure = figureOf(page, name);
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
  },
);

test.for(below)(
  "$path: the words of the figure $name fit every width, and never give room back",
  async ({ path, name }) => {
    const page = await open(path, { viewport: phone, reducedMotion: "reduce" });
    const figure = await showFigure(page, name);
    const words = figure.locator("figure > p[aria-live]");
    const narrow = await words.boundingBox();
    const height = async () => (await words.boundingBox())?.height;
    await page.setViewportSize({ ...phone, width: 1000 });
    await eventually(height).toBeLessThanOrEqual(narrow?.height ?? 0);
    await page.setViewportSize(phone);
    await eventually(height).toBe(narrow?.height);
    const heights = await words.evaluateHandle((element) => {
      const seen: number[] = [];
      new ResizeObserver(() => seen.push(element.getBoundingClientRect().height)).observe(element);
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
  },
);
