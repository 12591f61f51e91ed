import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { page as words } from "#content/getting-started.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const guide = (options = {}) => open("/getting-started", options);
const header = (page: Page) => page.getByRole("banner");

test("Back returns to the page before", async () => {
  const page = await open("/docs");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  await header(page).getByRole("button", { name: words.back }).click();
  await page.waitForURL((url) => url.pathname === "/docs");
});

test("Back returns to the page before, whatever was scrolled to in between", async () => {
  const page = await open("/docs");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("link", { name: words.start }).click();
  await page.waitForURL("**/getting-started#prerequisites");
  await header(page).getByRole("button", { name: words.back }).click();
  await page.waitForURL((url) => url.pathname === "/docs");
});

test("Back returns to the page before, after the skip link was used", async () => {
  const page = await open("/docs");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await page.waitForURL("**/getting-started#content");
  await header(page).getByRole("button", { name: words.back }).click();
  await page.waitForURL((url) => url.pathname === "/docs");
});

test("Back leads home when the page was opened directly", async () => {
  const page = await guide();
  await header(page).getByRole("button", { name: words.back }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test.for([
  [words.home, "/"],
  [words.documentation, "/docs"],
] as const)("the header's %s button leads to %s, on a phone too", async ([name, path]) => {
  for (const viewport of [phone, desktop]) {
    const page = await guide({ viewport });
    await page.mouse.wheel(0, 2000);
    await header(page).getByRole("link", { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
  }
});

test("the header fits the smallest screen", async () => {
  const page = await guide({ viewport: { width: 320, height: 640 } });
  const edges = await header(page)
    .locator("a, button, fieldset")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges).toHaveLength(5);
  for (const [index, [left = 0, right = 0]] of edges.entries()) {
    expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test("without scripts there is no Back button, and the programs of both languages are shown", async () => {
  const page = await guide({ javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: words.back }).count()).toBe(0);
  for (const name of [words.home, words.documentation]) {
    expect(await header(page).getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  }
  for (const panel of await page.locator('[role="tabpanel"]').all())
    expect(await panel.isVisible()).toBe(true);
});
