import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { started, withPage } from "./browser.ts";

const opened = withPage("/docs");
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The colors that the browser may paint around the page; the first one counts. */
const themeColors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter((meta) => matchMedia(meta.media).matches)
      .map((meta) => meta.content),
  );
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check({ force: true });

/** The shared page, on which nothing is chosen. */
async function begin(colorScheme: "light" | "dark"): Promise<Page> {
  const page = opened();
  await page.emulateMedia({ colorScheme });
  await choose(page, "System theme");
  return page;
}

test("the system's theme applies until the reader chooses, also to the color around the page, System returns to it, and a page from the back/forward cache has the newest choice", async () => {
  const page = await begin("dark");
  const dark = await background(page);
  const darkAround = await themeColors(page);
  expect(darkAround).toHaveLength(1);
  await choose(page, "Light theme");
  const light = await background(page);
  const lightAround = await themeColors(page);
  expect(light).not.toBe(dark);
  expect(lightAround).toHaveLength(1);
  expect(lightAround).not.toEqual(darkAround);
  await choose(page, "System theme");
  expect(await background(page)).toBe(dark);
  expect(await themeColors(page)).toEqual(darkAround);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background(page)).toBe(light);

  // As in a browser that doesn't report changes of the storage to pages in the cache.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    localStorage.setItem("theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await background(page)).not.toBe(light);
  expect(await page.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
});

test("a choice applies in other tabs, survives navigation and reload, and is there before the first paint", async () => {
  const page = await begin("light");
  const light = await background(page);
  const second = await page.context().newPage();
  await second.goto("/docs");
  await started(second);
  await choose(page, "Dark theme");
  await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  expect(await second.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
  const dark = await background(page);
  const around = await themeColors(page);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
  expect(await background(page)).toBe(dark);
  await started(page);
  expect(await themeColors(page)).toEqual(around);
  // Without the scripts of the page only the one in its head can have run.
  await page.route("**/*.js", () => {});
  await page.reload({ waitUntil: "commit" });
  await page.locator("main").waitFor();
  expect(await background(page)).toBe(dark);
  expect(await themeColors(page)).toEqual(around);
  expect(dark).not.toBe(light);
});
