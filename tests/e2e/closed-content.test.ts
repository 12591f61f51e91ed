import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { apiName } from "./api-name.ts";
import { desktop, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const tabbed = "/docs/api/dna";
const target = { id: "dna-distance", tab: "Analysis", name: "DNA::distance" };
/** Its address leads into a closed tab. */
const shared = withPage(`${tabbed}#${target.id}`, { viewport: phone });
// A bar of 3.5 rem sticks to the top of the window.
const bar = 56;

const heading = (page: Page, name = target.name) => page.getByRole("heading", { name: apiName(name) });
const chosen = (page: Page, name: string) => page.getByRole("tab", { name, selected: true }).waitFor();

async function expectInView(page: Page): Promise<void> {
  await heading(page).waitFor();
  await page.waitForFunction(
    ([id, bar]) => {
      const top = document.getElementById(String(id))?.getBoundingClientRect().top ?? -1;
      return top > Number(bar) && top < innerHeight / 2;
    },
    [target.id, bar] as const,
  );
}

/** The shared page with the first tab open and no section in its address. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  await page.setViewportSize(viewport);
  await page.getByRole("tab", { name: "Creation" }).click();
  await chosen(page, "Creation");
  await page.evaluate((path) => {
    history.replaceState(history.state, "", path);
    scrollTo(0, 0);
  }, tabbed);
  return page;
}

/** What a browser does with closed content when the reader's search comes to it. */
const find = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.dispatchEvent(new Event("beforematch", { bubbles: true }));
      element.removeAttribute("hidden");
    });

test("an address into a closed tab opens it on arrival", async () => {
  const page = shared();
  await chosen(page, target.tab);
  await expectInView(page);
  expect(await page.getByRole("tabpanel", { name: "Creation" }).count()).toBe(0);
});

test.for([phone, desktop])("a link into a closed tab opens it each time ($width px)", async (viewport) => {
  const page = await begin(viewport);
  const list = page.getByRole("navigation", { name: "On this page" });
  // The second time the hash doesn't change, but the reader wants to see the heading.
  for (const time of ["first", "second"]) {
    if (viewport === phone) await list.locator("summary").click();
    await list.locator(`a[href="#${target.id}"]`).click();
    await chosen(page, target.tab);
    await expectInView(page);
    expect(await page.getByRole("tabpanel", { name: "Creation" }).count(), `the ${time} time`).toBe(0);
    await page.getByRole("tab", { name: "Creation" }).click();
    await chosen(page, "Creation");
  }
});

test.for([phone, desktop])("a change of the address opens a closed tab ($width px)", async (viewport) => {
  const page = await begin(viewport);
  await page.evaluate((id) => {
    location.hash = id;
  }, target.id);
  await chosen(page, target.tab);
  await expectInView(page);
});

test("an address into Python inside another tab opens both, for this view only", async () => {
  const page = await open("/design#inside-python", { build: "review" });
  await page.getByText("Closed twice at first.").waitFor();
  await chosen(page, "Program");
  await chosen(page, "Python");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
});

test.for([phone, desktop])("find-in-page opens a closed tab ($width px)", async (viewport) => {
  const page = await begin(viewport);
  await find(page, `[data-panel]:has(#${target.id})`);
  await chosen(page, target.tab);
  expect(await heading(page).isVisible()).toBe(true);
  expect(await page.getByRole("tabpanel", { name: "Creation" }).count()).toBe(0);
});

test("words in a collapsed group of the sidebar are found by the browser itself", async () => {
  const page = await open("/docs/quick-start#:~:text=Extensions");
  const link = page
    .getByRole("navigation", { name: "Documentation pages" })
    .getByRole("link", { name: "Extensions" });
  await link.waitFor();
  await page.locator("summary").filter({ hasText: "Advanced Topics" }).click();
  expect(await link.count()).toBe(0);
});

test("words in a closed tab are found by the browser itself", async () => {
  const page = await begin();
  await page.goto(`${tabbed}#:~:text=extra%20bytes%20of%20the%20longer%20sequence`);
  await chosen(page, target.tab);
});

test("find-in-page shows the hidden lines of a program, and they can be closed again", async () => {
  const page = await begin();
  const code = page.locator("figure:has(.extra)").first();
  expect(await code.innerText()).not.toContain("fn main");
  await find(page, ".extra");
  await code.getByRole("button", { name: /^Show less/ }).click();
  await code.getByRole("button", { name: /^Show all/ }).waitFor();
  expect(await code.innerText()).not.toContain("fn main");
  expect(await code.locator("code").textContent()).toContain("fn main");
});

test("the row in place of hidden lines shows them, adds nothing to the text and passes on its focus", async () => {
  // The broken encoding in the address changes nothing.
  const page = await open("/docs/advanced/performance#%");
  const code = page.getByRole("figure", { name: "thread-shares.rs" });
  const rows = code.getByRole("button", { name: /^\d+ lines hidden$/ });
  const text = await code.locator("code").textContent();
  expect(await rows.count()).toBe(1);
  expect(await code.locator("code").innerText()).not.toContain("HashMap");
  await rows.first().press("Enter");
  await code.getByRole("button", { name: /^Show less/ }).waitFor();
  expect(await rows.count()).toBe(0);
  expect(await code.locator("code").innerText()).toContain("HashMap");
  expect(await code.locator("code").textContent()).toBe(text);
  expect(await code.locator("section").evaluate((section) => section === document.activeElement)).toBe(true);
  await code.getByRole("button", { name: /^Show less/ }).click();
  expect(await rows.count()).toBe(1);
});

test("closed lines take no room", async () => {
  const page = await begin();
  const [seen, lines] = await page
    .locator("figure:has(.extra) code")
    .first()
    .evaluate((code) => {
      const text = code.cloneNode(true) as Element;
      for (const extra of text.querySelectorAll(".extra")) extra.remove();
      const lineHeight = Number.parseFloat(getComputedStyle(code).lineHeight);
      const pre = code.parentElement ?? code;
      const { paddingTop, paddingBottom } = getComputedStyle(pre);
      const height = pre.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return [Math.round(height / lineHeight), (text.textContent ?? "").trimEnd().split("\n").length];
    });
  expect(seen).toBe(lines);
});

test("assistive technology skips what is closed", async () => {
  const page = await begin();
  const items = page.getByRole("navigation", { name: "Documentation pages" }).getByRole("listitem");
  expect(await items.count()).toBe(await page.locator("#sidebar nav details[open] li").count());
});
