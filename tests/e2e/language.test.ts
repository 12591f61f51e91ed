import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blockStorage, idle, phone, started, withBrowser } from "./browser.ts";

const open = withBrowser();
const start = "/docs/quick-start";

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
const keepPython = (page: Page) => page.addInitScript(() => localStorage.setItem("language", "python"));

test.for([phone, undefined])(
  "a choice applies to all tabs, other pages and reloads (%o)",
  async (viewport) => {
    const page = await open(start, viewport && { viewport });
    expect(await shown(page)).toEqual(["rust"]);
    await tab(page, "Python", 1).click();
    await chosen(page, "Python");
    expect(await shown(page)).toEqual(["python"]);
    expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
    await page.reload();
    await chosen(page, "Python");
    await page.getByRole("link", { name: "Get Started" }).first().click();
    await page.waitForURL("**/getting-started");
    await chosen(page, "Python");
    expect(await shown(page)).toEqual(["python"]);
    await tab(page, "Rust").click();
    expect(await shown(page)).toEqual(["rust"]);
  },
);

test("the choice works by keyboard", async () => {
  const page = await open(start);
  await tab(page, "Rust").focus();
  await page.keyboard.press("ArrowRight");
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Python");
});

test("a page in another language than the default has the right tabs for assistive technology", async () => {
  const page = await open(start, { before: keepPython });
  await chosen(page, "Python");
  expect(await page.getByRole("tabpanel", { name: "Rust" }).count()).toBe(0);
});

test("the address overrides the stored language, and is not stored", async () => {
  const page = await open(`${start}?lang=python`);
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await stored(page)).toBeNull();
  await page.goto(start);
  await started(page);
  expect(await shown(page)).toEqual(["rust"]);
});

test("an unknown language in the address is ignored", async () => {
  const page = await open(`${start}?lang=cobol`, { before: keepPython });
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
});

test("choosing another language than the one in the address corrects the address", async () => {
  const page = await open(`${start}?lang=python&from=mail#the-complete-program`);
  await chosen(page, "Python");
  const state = await page.evaluate(() => JSON.stringify(history.state));
  await tab(page, "Rust").click();
  await chosen(page, "Rust");
  expect(new URL(page.url()).search).toBe("?from=mail");
  expect(new URL(page.url()).hash).toBe("#the-complete-program");
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

test("another tab of the browser follows, unless its address names a language", async () => {
  const page = await open("/getting-started");
  const second = await page.context().newPage();
  await second.goto(start);
  await started(second);
  const named = await page.context().newPage();
  await named.goto(`${start}?lang=rust`);
  await started(named);
  await tab(page, "Python").click();
  await chosen(second, "Python");
  expect(await shown(second)).toEqual(["python"]);
  expect(await shown(named)).toEqual(["rust"]);
});

test("a page that returns from the back/forward cache has the language that was chosen meanwhile", async () => {
  const page = await open(start);
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

test.for([phone, undefined])("the tab that was clicked stays where it is (%o)", async (viewport) => {
  const page = await open(start, viewport && { viewport });
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

test("programs that exist in Rust only are marked, and no others", async () => {
  const page = await open("/docs/advanced/deployment");
  expect(await page.locator("figcaption").getByText("Rust only", { exact: true }).first().isVisible()).toBe(
    true,
  );
  await page.goto(`${start}?lang=python`);
  const languages = page.locator("[data-panel][data-language] figcaption");
  expect(await languages.filter({ hasText: "Rust only" }).count()).toBe(0);
});
