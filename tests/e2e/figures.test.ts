import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builtPages, isPublished } from "#tests/site/built-pages.ts";
import { desktop, eventually, idle, phone, withBrowser } from "./browser.ts";

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
  "$path loads the figure $name on first use, and keeps it as it was built while its script is missing",
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
    const figure = figureOf(page, name);
    await figure.scrollIntoViewIfNeeded();
    await idle(page);
    expect(count(), "files of figures, loaded before the figure is used").toBe(0);

    await figure.locator("fieldset button").first().click();
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
  },
);

const settings = [
  ["organisms", "behavior", "danger 1", "Danger"],
  ["dna", "dna", "bit 7 of byte 0", "Byte"],
  ["neural", "neural", "0.1", "Learning rate"],
  ["network", "network", "the radius to 40", "Radius"],
] as const;

test.for(settings)(
  "on the page about %s, a value in the text sets the figure %s",
  async ([slug, name, text, label]) => {
    const page = await open(`/docs/concepts/${slug}`);
    const figure = figureOf(page, name);
    const slider = figure.getByRole("slider", { name: label, exact: true });
    const link = page.locator("a[data-setting]").filter({ hasText: text }).first();
    const { search } = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.press("Enter");
    await eventually(() => new URL(page.url()).search).toBe(search);
    await page.locator(`[data-island="${name}-figure"][data-hydrated]`).waitFor();
    const asked = await slider.getAttribute("aria-valuetext");
    const box = await figure.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= desktop.height).toBe(true);

    await figure.getByRole("button", { name: "Reset" }).click();
    await eventually(() => new URL(page.url()).search).toBe("");
    // The figure is interactive by now, and reads the address again.
    await link.click();
    await eventually(() => slider.getAttribute("aria-valuetext")).toBe(asked);
  },
);
