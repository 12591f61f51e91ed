import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { eventually, phone, started, withBrowser } from "./browser.ts";
import { hits, openSearch, searchField, searchFor } from "./search-steps.ts";

const open = withBrowser();
const active = (page: Page) => page.getByRole("option", { selected: true });
const tabbed = "/docs/api/dna";
const inClosedTab = { query: "DNA::distance", href: `${tabbed}#dna-distance` };

function titleOf(slug: string): string {
  return docs.pages.find((page) => page.slug === slug)?.title ?? slug;
}

async function openWith(query: string, path = "/docs", options = {}): Promise<Page> {
  const page = await open(path, options);
  await openSearch(page);
  await searchFor(page, query);
  return page;
}

test("hits are grouped by page, their words are marked, their number is announced", async () => {
  const page = await openWith("mutation rate");
  const groups = page.getByRole("listbox").getByRole("group");
  const count = await hits(page).count();
  const status = page.getByRole("dialog").getByRole("status");
  expect(await status.textContent()).toBe(`${count} results on ${await groups.count()} pages`);
  for (const group of await groups.all()) {
    const title = (await group.locator("p > :first-child").textContent()) ?? "";
    expect(await page.getByRole("group", { name: title, exact: true }).count()).toBeGreaterThan(0);
    expect(await group.getByRole("option").count()).toBeGreaterThan(0);
  }
  const marked = await page.getByRole("listbox").locator("mark").allInnerTexts();
  expect(marked.length).toBeGreaterThan(0);
  for (const word of marked) expect(word.toLowerCase()).toMatch(/mutat|rate/);
});

test("the first hit is chosen; arrows move around the ends, Home and End move in the text", async () => {
  const page = await openWith("mutation");
  const all = await hits(page).all();
  const isActive = async (index: number) =>
    (await searchField(page).getAttribute("aria-activedescendant")) ===
    (await all.at(index)?.getAttribute("id"));
  expect(await isActive(0)).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await isActive(-1)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await isActive(1)).toBe(true);
  await page.keyboard.press("Home");
  expect(await searchField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
  expect(await isActive(1)).toBe(true);
  expect(await active(page).count()).toBe(1);
});

test("a resting pointer chooses nothing, a moving one does", async () => {
  const page = await open("/docs");
  await openSearch(page);
  const box = await hits(page).nth(2).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await searchFor(page, "mutation");
  expect(await hits(page).first().getAttribute("aria-selected")).toBe("true");
  await hits(page).nth(1).hover();
  expect(await hits(page).nth(1).getAttribute("aria-selected")).toBe("true");
});

/** Waits until the section of a closed tab is on the screen, and checks that reading and keys continue there. */
async function arrive(page: Page): Promise<void> {
  await page.waitForURL(`**${inClosedTab.href}`);
  await started(page);
  const heading = page.getByRole("heading", { name: "DNA::distance", exact: true });
  await eventually(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(55);
  expect((await heading.boundingBox())?.y).toBeLessThan(400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Tab");
  const next = page.getByRole("link", { name: "Link to: DNA::distance", exact: true });
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
}

test.for([
  ["another page", "/docs", {}],
  ["the same page", tabbed, {}],
  ["a phone", "/getting-started", { viewport: phone }],
] as const)("keys alone lead from %s to a section in a closed tab", async ([, path, options]) => {
  const page = await openWith(inClosedTab.query, path, options);
  await page.keyboard.press("Enter");
  await arrive(page);
});

test("the same hit can be chosen again, and Back returns to the former page", async () => {
  const page = await openWith(inClosedTab.query);
  await page.keyboard.press("Enter");
  await arrive(page);
  await page.evaluate(() => scrollTo(0, 0));
  await openSearch(page);
  await searchFor(page, inClosedTab.query);
  await active(page).click();
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await arrive(page);
  await page.goBack();
  await page.waitForURL("**/docs");
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
});

test("Back closes search and shows where it leads", async () => {
  const page = await open("/docs");
  await page.getByRole("link", { name: "Installation" }).first().click();
  await page.waitForURL("**/docs/installation");
  await openSearch(page);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});

test("a page's own hit opens the page at its top", async () => {
  const page = await openWith("Troubleshooting");
  await hits(page).and(page.locator('[href="/docs/troubleshooting"]')).first().click();
  await page.waitForURL("**/docs/troubleshooting");
  await page.getByRole("heading", { level: 1, name: titleOf("troubleshooting") }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("Ctrl+Enter and a middle click open a new tab, and search stays", async () => {
  const page = await openWith(inClosedTab.query);
  for (const act of [
    () => page.keyboard.press("Control+Enter"),
    () => active(page).click({ button: "middle" }),
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), act()]);
    await tab.waitForURL(`**${inClosedTab.href}`);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  }
});

test("an empty field offers the pages most wanted, and hits that were opened before", async () => {
  const page = await open("/docs");
  await openSearch(page);
  const wanted = ["installation", "quick-start", "api", "examples", "troubleshooting"];
  for (const slug of wanted) {
    expect(await page.getByRole("option", { name: titleOf(slug) }).count()).toBeGreaterThan(0);
  }
  await page.keyboard.press("Enter");
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await searchFor(page, inClosedTab.query);
  await page.keyboard.press("Enter");
  await arrive(page);
  await openSearch(page);
  const before = page.getByRole("group", { name: "Found before" }).getByRole("option");
  expect(await before.first().getAttribute("href")).toBe(inClosedTab.href);
});

test("when nothing is found, search repeats the query and offers ways on", async () => {
  const page = await open("/docs");
  await openSearch(page);
  expect(await searchFor(page, "xqzvw jjkq")).toContain("No results for “xqzvw jjkq”");
  for (const href of ["/docs", "/docs/support/faq", "/docs/troubleshooting"]) {
    expect(
      await hits(page)
        .and(page.locator(`[href="${href}"]`))
        .count(),
    ).toBe(1);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs");
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
});

test("typos and symbols are understood", async () => {
  const page = await openWith("mutaton rate");
  expect(await hits(page).first().innerText()).toMatch(/mutation/i);
  await searchFor(page, "Tron::new");
  expect(await hits(page).first().getAttribute("href")).toBe("/docs/api/organism#tron-new");
});

test("keys of an input method are left to it", async () => {
  const page = await openWith("mutation");
  await searchField(page).evaluate((field) => {
    for (const key of ["ArrowDown", "Enter", "Escape"]) {
      field.dispatchEvent(
        new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }),
      );
    }
  });
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  expect(await hits(page).first().getAttribute("aria-selected")).toBe("true");
});
