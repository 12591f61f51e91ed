import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blockStorage, started, withBrowser } from "./browser.ts";

const open = withBrowser();
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check({ force: true });

test("the system's theme applies until the reader chooses, System returns to it, and a page from the back/forward cache has the newest choice", async () => {
  const page = await open("/docs", { colorScheme: "dark" });
  const dark = await background(page);
  await choose(page, "Light theme");
  const light = await background(page);
  expect(light).not.toBe(dark);
  await choose(page, "System theme");
  expect(await background(page)).toBe(dark);
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
  const page = await open("/docs", { colorScheme: "light" });
  const light = await background(page);
  const second = await page.context().newPage();
  await second.goto("/docs");
  await started(second);
  await choose(page, "Dark theme");
  await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  expect(await second.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
  const dark = await background(page);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
  expect(await background(page)).toBe(dark);
  // Without the scripts of the page only the one in its head can have run.
  await page.route("**/*.js", () => {});
  await page.reload({ waitUntil: "commit" });
  await page.locator("main").waitFor();
  expect(await background(page)).toBe(dark);
  expect(dark).not.toBe(light);
});

test("with storage blocked the switch still works on the page", async () => {
  const page = await open("/docs", { colorScheme: "light", before: blockStorage });
  const light = await background(page);
  await choose(page, "Dark theme");
  expect(await background(page)).not.toBe(light);
  await page.getByRole("link", { name: "Installation" }).first().click();
  await page.waitForURL("**/docs/installation");
  expect(await background(page)).toBe(light);
});
