import { expect, test } from "vitest";
import { builtPages, isPublished } from "#tests/site/built-pages.ts";
import { desktop, eventually, idle, laidOut, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const figures = builtPages.filter(isPublished).flatMap(({ path, root }) =>
  root.querySelectorAll("[data-figure]").map((figure) => ({
    path,
    name: figure.getAttribute("data-figure") ?? "",
  })),
);
// The landing page's figure is what the reader sees first.
const below = figures.filter(({ path }) => path !== "/");
/** A link in the text about a figure, the setting that it sets, and the value. */
const settings: Readonly<Record<string, readonly [text: string, label: string, value: string]>> = {
  behavior: ["danger 1", "Danger", "1.00"],
  dna: ["bit 7 of byte 0", "Byte", "0"],
  neural: ["0.1", "Learning rate", "0.1"],
  network: ["the radius to 40", "Radius", "40"],
};

test("there are figures, and no two have the same name", () => {
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
});

/** Uses a figure while its script is missing. When this returns, the script could be loaded. */
async function useWithoutScript({ path, name }: (typeof below)[number]) {
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
  const figure = page.locator(`#figure-${name}`);
  await figure.scrollIntoViewIfNeeded();
  await idle(page);
  expect(count(), "files of figures, loaded before the figure is used").toBe(0);

  await figure.locator("fieldset button").first().click();
  const alert = page.getByRole("alert");
  await alert.getByText("failed to load").waitFor();
  expect(await figure.locator("svg[role=img]").first().isVisible()).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  await page.unroute(script);
  return { page, figure, alert, count };
}

test.for(below.filter(({ name }) => !(name in settings)))(
  "$path loads the figure $name on first use, keeps it as it was built while its script is missing, and loads it when tried again",
  async (each) => {
    const { figure, alert, count } = await useWithoutScript(each);
    const before = await figure.innerText();
    await alert.getByRole("button", { name: "Try again" }).click();
    await eventually(() => figure.innerText()).not.toBe(before);
    expect(await alert.count()).toBe(0);
    expect(count(), "files of figures, loaded in the end").toBeGreaterThan(1);
  },
);

test.for(below.filter(({ name }) => name in settings))(
  "$path loads the figure $name on first use, keeps it as it was built while its script is missing, and loads it when a value in the text sets it",
  async (each) => {
    const { page, figure, alert, count } = await useWithoutScript(each);
    const [text = "", label = "", value = ""] = settings[each.name] ?? [];
    await alert.getByRole("button", { name: "Close" }).click();
    await page.setViewportSize(desktop);
    await page.evaluate(() => scrollTo(0, 0));
    const slider = figure.getByRole("slider", { name: label, exact: true });
    const link = page.locator("a[data-setting]").filter({ hasText: text }).first();
    const { search } = new URL((await link.getAttribute("href")) ?? "", page.url());
    await laidOut(page);
    await link.press("Enter");
    await eventually(() => new URL(page.url()).search).toBe(search);
    await page.locator(`[data-island="${each.name}-figure"][data-hydrated]`).waitFor();
    expect(count(), "files of figures, loaded in the end").toBeGreaterThan(1);
    await eventually(() => slider.getAttribute("aria-valuetext")).toBe(value);
    const box = await figure.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= desktop.height).toBe(true);

    await figure.getByRole("button", { name: "Reset" }).click();
    await eventually(() => new URL(page.url()).search).toBe("");
    // The figure is interactive by now, and reads the address again.
    await link.click();
    await eventually(() => slider.getAttribute("aria-valuetext")).toBe(value);
  },
);
