import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { apiName } from "./api-name.ts";
import { desktop, eventually, phone, started, withBrowser, withPage } from "./browser.ts";
import { continuesAt } from "./focus.ts";
import { holdScript } from "./hold-script.ts";

const open = withBrowser();
const long = "/docs/troubleshooting";
const tabbed = "/docs/api/dna";
const script = holdScript();
const shared = withPage(long, script.options);

const listOf = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const currentOf = (page: Page) =>
  listOf(page)
    .locator("[aria-current=location]")
    .evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? item.innerText : "")));
/** The control that opens the list where there is no room for it beside the text. */
const disclosure = (page: Page) => page.locator("summary").filter({ hasText: "On this page" });
const isOpen = (page: Page) =>
  disclosure(page).evaluate(({ parentElement }) => parentElement?.hasAttribute("open"));
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The shared page at its top, with no section in its address. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  script.release();
  await started(page);
  await page.setViewportSize(viewport);
  await page.evaluate((path) => {
    history.replaceState(history.state, "", path);
    scrollTo(0, 0);
  }, long);
  await eventually(() => currentOf(page)).toEqual([]);
  return page;
}

test("a click that comes before the page's script leads there at once, and Back leads back", async () => {
  const page = shared();
  await page.getByRole("heading", { name: "Where to go next" }).waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  await listOf(page).getByRole("link", { name: "Slow evolution" }).click();
  await eventually(() => scrolledTo(page)).toBeGreaterThan(2000);
  script.release();
  await started(page);
  await eventually(() => currentOf(page)).toEqual(["Slow evolution"]);
  expect((await addressOf(page)).hash).toBe("#slow-evolution");
  await page.goBack();
  await eventually(() => scrolledTo(page)).toBe(300);
});

test("the mark follows the reader: none at the top, each section at the line, the last one at the end", async () => {
  const page = await begin();
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

test("Back returns to where a section was clicked, Forward to the section", async () => {
  const page = await begin();
  await page.evaluate(() => scrollTo(0, 700));
  await listOf(page).getByRole("link", { name: "Slow evolution" }).click();
  await eventually(() => scrolledTo(page)).toBeGreaterThan(2000);
  const there = await scrolledTo(page);
  await page.goBack();
  await eventually(() => scrolledTo(page)).toBe(700);
  expect((await addressOf(page)).hash).toBe("");
  await page.goForward();
  await eventually(() => scrolledTo(page)).toBe(there);
});

test("where the list is longer than the window, the marked item stays in sight", async () => {
  const page = await begin({ width: 1440, height: 300 });
  const list = listOf(page);
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight), "the list scrolls").toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const item = list.locator("[aria-current=location]");
  await eventually(() =>
    item.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const box = element.closest("nav")?.getBoundingClientRect();
      return box !== undefined && top > box.top - 1 && bottom < box.bottom + 1;
    }),
  ).toBe(true);
});

test("on a phone the list is closed at first, opens by keyboard, and closes when a section is chosen", async () => {
  const page = await begin(phone);
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
  const page = await begin();
  expect(await listOf(page).getByRole("link").first().isVisible()).toBe(true);
  expect(await disclosure(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Copy or cite" }).focus();
  await page.keyboard.press("Tab");
  const first = listOf(page).getByRole("link").first();
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("without scripts the list works, closed at first on a phone, and open on a wide screen", async () => {
  const page = await open(tabbed, { javaScriptEnabled: false, viewport: phone });
  expect(await isOpen(page)).toBe(false);
  await disclosure(page).click();
  await listOf(page)
    .getByRole("link", { name: apiName("DNA::distance") })
    .click();
  expect((await addressOf(page)).hash).toBe("#dna-distance");
  await disclosure(page).click();
  await page.goto(`${tabbed}#`);
  await page.setViewportSize(desktop);
  expect(await isOpen(page)).toBe(false);
  await listOf(page)
    .getByRole("link", { name: apiName("DNA::distance") })
    .click();
  expect((await addressOf(page)).hash).toBe("#dna-distance");
});
