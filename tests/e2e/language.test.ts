import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { blockStorage, desktop, idle, phone, started, withBrowser, withPage } from "./browser.ts";
import { sent } from "./sent.ts";

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

test("the choice works by keyboard", async () => {
  const page = await begin();
  await tab(page, "Rust").focus();
  await page.keyboard.press("ArrowRight");
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Python");
});

test("the address overrides the stored language, until the reader chooses another one", async () => {
  const chooser = await begin();
  const page = await chooser.context().newPage();
  await page.goto(`${start}?lang=python&from=mail#the-complete-program`);
  await started(page);
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await stored(page), "the language in the address is not stored").toBe("rust");
  const languages = page.locator("[data-panel][data-language] figcaption");
  expect(await languages.count()).toBeGreaterThan(0);
  expect(await languages.filter({ hasText: "Rust only" }).count(), "marked as Rust only").toBe(0);

  // A choice in another tab.
  await page.evaluate(() => {
    addEventListener("storage", ({ newValue }) => {
      document.documentElement.dataset.storedElsewhere = String(newValue);
    });
  });
  for (const [name, language] of [
    ["Python", "python"],
    ["Rust", "rust"],
  ] as const) {
    await tab(chooser, name).click();
    await page.locator(`[data-stored-elsewhere=${language}]`).waitFor();
    expect(await shown(page), `${name} chosen in another tab`).toEqual(["python"]);
  }

  const state = await page.evaluate(() => JSON.stringify(history.state));
  await tab(page, "Rust").click();
  await chosen(page, "Rust");
  const { search, hash } = await addressOf(page);
  expect({ search, hash }).toEqual({ search: "?from=mail", hash: "#the-complete-program" });
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(state);

  // Its address names none any more.
  for (const name of ["Python", "Rust"] as const) {
    await tab(chooser, name).click();
    await chosen(page, name);
    expect(await shown(page)).toEqual([name.toLowerCase()]);
  }
  await page.close();
});

test("with storage blocked the choice applies to all tabs of the page", async () => {
  const page = await open(start, { before: blockStorage });
  await tab(page, "Python").click();
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
});

test("find-in-page shows a match in Python, and the stored choice stays", async () => {
  const page = await begin();
  await page
    .locator("[data-panel][data-language=python]")
    .first()
    .evaluate((panel) => panel.dispatchEvent(new Event("beforematch", { bubbles: true })));
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: "Python", selected: true }).count()).toBeGreaterThan(1);
  expect(await stored(page)).toBe("rust");
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
  const titles = (await sent("/docs/advanced/deployment")).querySelectorAll("main figcaption");
  expect(titles.map(({ text }) => text)).toContainEqual(expect.stringContaining("Rust only"));
});

test("a choice applies to all tabs and to other pages, also with an unknown language in the address", async () => {
  const page = await begin(phone);
  expect(await shown(page)).toEqual(["rust"]);
  await tab(page, "Python", 1).click();
  await chosen(page, "Python");
  expect(await shown(page)).toEqual(["python"]);
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  expect(await page.getByRole("tabpanel", { name: "Rust" }).count(), "open panels in Rust").toBe(0);
  const other = await page.context().newPage();
  await other.goto("/getting-started?lang=cobol");
  await started(other);
  await chosen(other, "Python");
  expect(await shown(other), "on another page").toEqual(["python"]);
  await tab(other, "Rust").click();
  expect(await shown(other)).toEqual(["rust"]);
  await other.close();
});
