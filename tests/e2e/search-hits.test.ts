import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { page as gettingStarted } from "#content/getting-started.ts";
import { docs } from "#tests/model.ts";
import { apiName } from "./api-name.ts";
import { eventually, phone, started, withBrowser, withPage } from "./browser.ts";
import { closeSearch, hits, openSearch, searchField, searchFor } from "./search-steps.ts";

const open = withBrowser();
const active = (page: Page) => page.getByRole("option", { selected: true });
const tabbed = "/docs/api/dna";
const shared = withPage(tabbed);
const inClosedTab = { query: "DNA::distance", href: `${tabbed}#dna-distance` };

function titleOf(slug: string): string {
  return docs.pages.find((page) => page.slug === slug)?.title ?? slug;
}

/** Opens search on the shared page, with an empty field. */
async function begin(): Promise<Page> {
  const page = shared();
  await closeSearch(page);
  await page.mouse.move(0, 0);
  await openSearch(page);
  await page.keyboard.press("Delete");
  await page.getByRole("group", { name: "Popular pages" }).waitFor();
  return page;
}

async function searchShared(query: string): Promise<Page> {
  const page = await begin();
  await searchFor(page, query);
  return page;
}

test("hits are grouped by page, their words are marked, their number is announced", async () => {
  const page = await searchShared("mutation rate");
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
  for (const word of marked) expect(word.toLowerCase()).toMatch(/mutat|rat/);
});

test("the first hit is chosen; arrows move around the ends, Home and End move in the text", async () => {
  const page = await searchShared("mutation");
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
  const page = await begin();
  const box = await hits(page).nth(2).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await searchFor(page, "mutation");
  expect(await hits(page).first().getAttribute("aria-selected")).toBe("true");
  await hits(page).nth(1).hover();
  await eventually(() => hits(page).nth(1).getAttribute("aria-selected")).toBe("true");
});

/** Waits until the section of a closed tab is on the screen, and checks that reading and keys continue there. */
async function arrive(page: Page): Promise<void> {
  await page.waitForURL(`**${inClosedTab.href}`);
  await started(page);
  const heading = page.getByRole("heading", { name: apiName("DNA::distance") });
  await eventually(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(55);
  expect((await heading.boundingBox())?.y).toBeLessThan(400);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Tab");
  const next = page.getByRole("link", { name: apiName("Link to: DNA::distance") });
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
}

test("keys alone lead to a closed tab of the same page, and the same hit can be chosen again", async () => {
  const page = await searchShared(inClosedTab.query);
  expect(await page.getByRole("tabpanel", { name: "Analysis" }).count(), "open tabs").toBe(0);
  await page.keyboard.press("Enter");
  await arrive(page);
  await page.evaluate(() => scrollTo(0, 0));
  await openSearch(page);
  await searchFor(page, inClosedTab.query);
  await active(page).click();
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await arrive(page);
});

test("from hit to hit on a phone: another page's section, the hits opened before, Back, and a page's own hit", async () => {
  const page = await open("/getting-started", { viewport: phone });
  // Keys alone lead to a section in a closed tab.
  await openSearch(page);
  await searchFor(page, inClosedTab.query);
  await page.keyboard.press("Enter");
  await arrive(page);

  await openSearch(page);
  const before = page.getByRole("group", { name: "Recently opened" }).getByRole("option");
  expect(await before.first().getAttribute("href"), "the hit opened before").toBe(inClosedTab.href);

  // Back closes search and returns to the former page.
  await page.goBack();
  await page.waitForURL("**/getting-started");
  await page.getByRole("heading", { level: 1, name: gettingStarted.title }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await started(page);

  await openSearch(page);
  await searchFor(page, "Troubleshooting");
  await hits(page).and(page.locator('[href="/docs/troubleshooting"]')).first().click();
  await page.waitForURL("**/docs/troubleshooting");
  await page.getByRole("heading", { level: 1, name: titleOf("troubleshooting") }).waitFor();
  expect(await page.evaluate(() => scrollY), "a page's own hit leads to its top").toBe(0);
  await started(page);

  // What is offered when nothing was found leads somewhere, too.
  await openSearch(page);
  await searchFor(page, "xqzvw jjkq");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs");
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
});

test("Ctrl+Enter and a middle click open a new tab, and search stays", async () => {
  const page = await searchShared(inClosedTab.query);
  const context = page.context();
  // What the tabs show is not part of this test.
  await context.route(`**${tabbed}`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  for (const act of [
    () => page.keyboard.press("Control+Enter"),
    () => active(page).click({ button: "middle" }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent("page"), act()]);
    await tab.waitForURL(`**${inClosedTab.href}`);
    await tab.close();
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  }
  await context.unroute(`**${tabbed}`);
});

test("an empty field offers the pages most wanted, and Enter alone opens none", async () => {
  const page = await begin();
  const wanted = ["installation", "quick-start", "api", "examples", "troubleshooting"];
  for (const slug of wanted) {
    const offered = page.getByRole("option", { name: titleOf(slug) });
    await eventually(() => offered.count()).toBeGreaterThan(0);
  }
  await page.keyboard.press("Enter");
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
});

test("when nothing is found, search repeats the query and offers ways on", async () => {
  const page = await begin();
  expect(await searchFor(page, "xqzvw jjkq")).toContain("No results for “xqzvw jjkq”");
  for (const href of ["/docs", "/docs/support/faq", "/docs/troubleshooting"]) {
    const offered = hits(page).and(page.locator(`[href="${href}"]`));
    expect(await offered.count(), href).toBe(1);
  }
});

test("typos and symbols are understood", async () => {
  const page = await searchShared("mutaton rate");
  expect(await hits(page).first().innerText()).toMatch(/mutation/i);
  await searchFor(page, "Tron::new");
  expect(await hits(page).first().getAttribute("href")).toBe("/docs/api/organism#tron-new");
});

test("keys of an input method are left to it", async () => {
  const page = await searchShared("mutation");
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
