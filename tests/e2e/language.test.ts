import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { blockStorage, desktop, idle, phone, started, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const start = "/docs/quick-start";
const shared = withPage(start);

/** Which languages can be read on the page. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panels = document.querySelectorAll("[data-panel][data-language] > *");
    const visible = Array.from(panels).filter((panel) => panel.checkVisibility({ visibilityProperty: true }));
    return [
      ...new Set(
        visible.map((panel) => panel.closest("[data-language]")?.getAttribute("data-language") ?? ""),
      ),
    ];
  });
}

const tab = (page: Page, name: "Rust" | "Python", place = 0) => page.getByRole("tab", { name }).nth(place);
const chosen = (page: Page, name: string) =>
  page.getByRole("tab", { name, selected: true }).first().waitFor();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** The shared page with the default language. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  await page.setViewportSize(viewport);
  await tab(page, "Rust").click();
  await chosen(page, "Rust");
  return page;
}

test("a choice applies to all tabs, other pages and reloads, also with an unknown language in the address", async () => {
  const page = await open(start, { viewport: phone });
  expect(await shown(page)).toEqual(["rust"]);
  await tab(page, "Python", 1).click();
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  await page.evaluate(() => history.replaceState(history.state, "", "?lang=cobol"));
  await page.reload();
  await chosen(page, "Python");
  expect(await shown(page), "after a reload").toEqual(["python"]);
  expect(await page.getByRole("tabpanel", { name: "Rust" }).count(), "open panels in Rust").toBe(0);
  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.waitForURL("**/getting-started");
  await chosen(page, "Python");
  expect(await shown(page), "on the next page").toEqual(["python"]);
  await tab(page, "Rust").click();
  expect(await shown(page)).toEqual(["rust"]);
});

test("the choice works by keyboard", async () => {
  const page = await begin();
  await tab(page, "Rust").focus();
  await page.keyboard.press("ArrowRight");
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Python");
});

test("choosing another language than the one in the address corrects the address", async () => {
  const page = await open(`${start}?lang=python&from=mail#the-complete-program`);
  await chosen(page, "Python");
  const languages = page.locator("[data-panel][data-language] figcaption");
  expect(await languages.count()).toBeGreaterThan(0);
  expect(await languages.filter({ hasText: "Rust only" }).count(), "marked as Rust only").toBe(0);
  const state = await page.evaluate(() => JSON.stringify(history.state));
  await tab(page, "Rust").click();
  await chosen(page, "Rust");
  expect((await addressOf(page)).search).toBe("?from=mail");
  expect((await addressOf(page)).hash).toBe("#the-complete-program");
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(state);
  await page.reload();
  await started(page);
  expect(await shown(page)).toEqual(["rust"]);
});

test("with storage blocked the choice applies to all tabs of the page", async () => {
  const page = await open(start, { before: blockStorage });
  await tab(page, "Python").click();
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.waitForURL("**/getting-started");
  await chosen(page, "Rust");
});

test("the address overrides the stored language; other tabs follow a choice, unless their address names one", async () => {
  const named = await open(`${start}?lang=python`);
  await chosen(named, "Python");
  expect(await shown(named)).toEqual(["python"]);
  expect(await stored(named), "the language in the address is not stored").toBeNull();
  const openTab = async (path: string) => {
    const page = await named.context().newPage();
    await page.goto(path);
    await started(page);
    return page;
  };
  const follower = await openTab(start);
  expect(await shown(follower)).toEqual(["rust"]);
  const chooser = await openTab("/getting-started");
  await tab(chooser, "Python").click();
  await chosen(follower, "Python");
  expect(await shown(follower)).toEqual(["python"]);
  await tab(chooser, "Rust").click();
  await chosen(follower, "Rust");
  expect(await shown(follower)).toEqual(["rust"]);
  expect(await shown(named)).toEqual(["python"]);
});

test("a page that returns from the back/forward cache has the language that was chosen meanwhile", async () => {
  const page = await begin();
  // As in a browser that doesn't report changes of the storage to pages in the cache.
  const returnAfter = (chosen: string | undefined) =>
    page.evaluate((language) => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      if (language) localStorage.setItem("language", language);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, chosen);
  await returnAfter("python");
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  // What a search in the page has opened stays open.
  await page
    .locator("[data-panel][data-language=rust]")
    .first()
    .evaluate((panel) => panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  await returnAfter(undefined);
  expect(await shown(page)).toEqual(["rust"]);
});

test.for([phone, desktop])("at $width px the tab that was clicked stays where it is", async (viewport) => {
  const page = await begin(viewport);
  const last = page.getByRole("tablist").last().getByRole("tab", { name: "Python" });
  await last.scrollIntoViewIfNeeded();
  await last.hover();
  await idle(page);
  const top = () => last.evaluate((element) => element.getBoundingClientRect().top);
  const [before, height] = [await top(), await page.evaluate(() => document.body.scrollHeight)];
  await last.click();
  await chosen(page, "Python");
  expect(await page.evaluate(() => document.body.scrollHeight)).not.toBe(height);
  expect(Math.abs((await top()) - before)).toBeLessThan(1.5);
});

test("programs that exist in Rust only are marked", async () => {
  const page = await open("/docs/advanced/deployment");
  const mark = page.locator("figcaption").getByText("Rust only", { exact: true }).first();
  expect(await mark.isVisible()).toBe(true);
});
