import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, phone, started, withBrowser } from "./browser.ts";
import { continuesAt } from "./focus.ts";
import { holdScript } from "./hold-script.ts";

const open = withBrowser();
const long = "/docs/troubleshooting";
const tabbed = "/docs/api/dna";

const listOf = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const currentOf = (page: Page) =>
  listOf(page)
    .locator("[aria-current=location]")
    .evaluateAll((items) => items.map((item) => item.textContent));
/** The control that opens the list where there is no room for it beside the text. */
const disclosure = (page: Page) => page.locator("summary").filter({ hasText: "On this page" });
const isOpen = (page: Page) =>
  disclosure(page).evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("the mark follows the reader: none at the top, each section at the line, the last one at the end", async () => {
  const page = await open(long);
  expect(await currentOf(page)).toEqual([]);
  for (const title of ["Memory issues", "Slow evolution", "Dependency conflicts"]) {
    await page
      .getByRole("heading", { name: title, exact: true })
      .evaluate((heading) => heading.scrollIntoView());
    await eventually(() => currentOf(page)).toEqual([title]);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await eventually(() => currentOf(page)).toEqual(["Best practices"]);
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(() => currentOf(page)).toEqual([]);
});

test("the marked item stays in sight in a list that is longer than the window", async () => {
  const page = await open("/docs/api/environment", { viewport: { width: 1440, height: 500 } });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const item = listOf(page).locator("[aria-current=location]");
  await eventually(() =>
    item.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const box = element.closest("nav")?.getBoundingClientRect();
      return box !== undefined && top > box.top - 1 && bottom < box.bottom + 1;
    }),
  ).toBe(true);
});

test("Back returns to where a section was clicked, Forward to the section", async () => {
  const page = await open(long);
  await page.evaluate(() => scrollTo(0, 700));
  await listOf(page).getByRole("link", { name: "Slow evolution" }).click();
  await eventually(() => scrolledTo(page)).toBeGreaterThan(2000);
  const there = await scrolledTo(page);
  await page.goBack();
  await eventually(() => scrolledTo(page)).toBe(700);
  expect(new URL(page.url()).hash).toBe("");
  await page.goForward();
  await eventually(() => scrolledTo(page)).toBe(there);
});

test("a section of a closed tab opens it", async () => {
  const page = await open(tabbed);
  await listOf(page).getByRole("link", { name: "DNA::distance" }).click();
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  await eventually(() => currentOf(page)).toEqual(["DNA::distance"]);
  expect(await continuesAt(page, "dna-distance")).toBe(true);
});

test("a click that comes before the page's script leads there at once, and Back leads back", async () => {
  const script = holdScript();
  const page = await open(long, script.options);
  await page.getByRole("heading", { name: "Where to go next" }).waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await listOf(page).getByRole("link", { name: "Slow evolution" }).click();
  await eventually(() => scrolledTo(page)).toBeGreaterThan(2000);
  script.release();
  await started(page);
  await eventually(() => currentOf(page)).toEqual(["Slow evolution"]);
  expect(new URL(page.url()).hash).toBe("#slow-evolution");
  await page.goBack();
  await eventually(() => scrolledTo(page)).toBe(300);
});

test("on a phone the list is closed at first, opens by keyboard, and closes when a section is chosen", async () => {
  const page = await open(long, { viewport: phone });
  expect(await isOpen(page)).toBe(false);
  expect(await listOf(page).getByRole("link").count()).toBe(0);
  await disclosure(page).focus();
  await page.keyboard.press("Enter");
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await eventually(() => new URL(page.url()).hash).toBe("#compilation-errors");
  expect(await isOpen(page)).toBe(false);
  const top = () =>
    page.locator("#compilation-errors").evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(top).toBeLessThan(phone.height / 2);
  expect(await top()).toBeGreaterThan(56);
  expect(await continuesAt(page, "compilation-errors")).toBe(true);
});

test("on a wide screen the list is open, and its title is no control", async () => {
  const page = await open(long);
  expect(await listOf(page).getByRole("link").first().isVisible()).toBe(true);
  expect(await disclosure(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Page options" }).focus();
  await page.keyboard.press("Tab");
  const first = listOf(page).getByRole("link").first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("each page lists its own sections", async () => {
  const page = await open(long);
  await page.getByRole("link", { name: "Quick Start" }).click();
  await page.getByRole("heading", { level: 1, name: "Quick Start" }).waitFor();
  const headings = await page
    .locator("main :is(h2, h3)[id]:not(nav *)")
    .evaluateAll((all) => all.map((heading) => heading.textContent));
  expect(await listOf(page).getByRole("link").allTextContents()).toEqual(headings);
});

test.for([phone, { width: 1440, height: 900 }])(
  "without scripts the list works at $width px",
  async (viewport) => {
    const page = await open(tabbed, { javaScriptEnabled: false, viewport });
    if (viewport === phone) await disclosure(page).click();
    await listOf(page).getByRole("link", { name: "DNA::distance" }).click();
    expect(new URL(page.url()).hash).toBe("#dna-distance");
  },
);
