import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, eventually, idle, laidOut, phone, started, withBrowser } from "./browser.ts";
import { continuesAt } from "./focus.ts";
import { holdScript } from "./hold-script.ts";

const open = withBrowser();
/** So low that the sidebar scrolls. */
const low = { width: 1440, height: 500 };

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });

test("a link loads a new document with the page's title, and the focus is at its start", async () => {
  const page = await open("/docs", { viewport: phone });
  await page.evaluate(() => {
    document.documentElement.dataset.seen = "";
  });
  await page.getByRole("main").getByRole("link", { name: "Installation" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  expect(await page.locator("html[data-seen]").count()).toBe(0);
  expect(await page.title()).toContain("Installation");
  expect(await scrolledTo(page)).toBe(0);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("from a link to a section of another page, the keyboard continues in that section", async () => {
  const page = await open("/docs/api");
  await page.getByRole("link", { name: "Tron::new", exact: true }).click();
  await page.waitForURL("**/docs/api/organism#tron-new");
  await started(page);
  expect(await continuesAt(page, "tron-new")).toBe(true);
});

test.for([phone, desktop])("Back to another page restores its position at $width px", async (viewport) => {
  const page = await open("/docs/concepts/dna", { viewport });
  await laidOut(page);
  await page.evaluate(() => scrollTo(0, 2500));
  const closing = page.getByRole("navigation", { name: "Where to go next" }).getByRole("link").first();
  await closing.evaluate((element: HTMLElement) => element.click());
  await page.getByRole("heading", { level: 1, name: "Neural Networks" }).waitFor();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "DNA and Genetics" }).waitFor();
  await eventually(() => scrolledTo(page)).toBe(2500);
  await page.reload();
  await eventually(() => scrolledTo(page)).toBe(2500);
});

/** What the sidebar shows, and how far it is scrolled. */
function readSidebar(page: Page) {
  return page.locator("#sidebar").evaluate((sidebar) => ({
    links: [...sidebar.querySelectorAll("nav a")]
      .filter((link) => link.checkVisibility())
      .map((link) => link.textContent),
    filter: sidebar.querySelector("input")?.value,
    message: sidebar.querySelector('[role="status"]')?.textContent,
    scrollTop: Math.max(...[...sidebar.querySelectorAll("*")].map((element) => element.scrollTop)),
  }));
}

/** Follows a link with the next page's script held back, and releases it when the sidebar was read. */
async function follow(page: Page, path: string) {
  const script = holdScript();
  await script.options.before(page);
  const before = await readSidebar(page);
  await page.locator(`#sidebar a[href="${path}"]:visible`).click();
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  const first = await readSidebar(page);
  script.release();
  await started(page);
  await idle(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  return { before, first, later: await readSidebar(page), shift };
}

test("open groups and the scroll position of the sidebar survive a navigation from first paint on", async () => {
  const page = await open("/docs/quick-start", { viewport: low });
  const header = (name: string) => page.locator("#sidebar summary").filter({ hasText: name });
  await header("Getting Started").click();
  for (const name of ["Advanced Topics", "API Reference"]) await header(name).click();
  await sidebarLink(page, "Deployment").hover();
  const { before, first, later, shift } = await follow(page, "/docs/advanced/deployment");
  expect(before.scrollTop).toBeGreaterThan(100);
  expect(before.links).not.toContain("Installation");
  // The page before was highlighted below its collapsed group.
  expect(first).toEqual({ ...before, links: before.links.filter((name) => name !== "Quick Start") });
  expect(later).toEqual(first);
  expect(shift).toBe(0);
});

test("the filter and what it found survive a navigation from first paint on", async () => {
  const page = await open("/docs", { viewport: low });
  await filter(page).fill("neural");
  await page.getByRole("status").filter({ hasText: "pages found" }).waitFor();
  const { before, first, later, shift } = await follow(page, "/docs/concepts/neural");
  expect(before.filter).toBe("neural");
  expect(first).toEqual(before);
  expect(later).toEqual(first);
  expect(shift).toBe(0);
  await filter(page).press("Escape");
  await eventually(async () => (await readSidebar(page)).links).toContain("Installation");
  expect((await readSidebar(page)).links).not.toContain("Deployment");
});

test("a filter that was typed right before a navigation applies to the next page", async () => {
  const page = await open("/docs");
  const asset = "**/assets/*docs-nav*.js";
  await page.route(asset, () => {});
  await filter(page).fill("checksum");
  await page.goto("/docs/installation");
  await page.unroute(asset);
  await page.reload();
  await eventually(async () => (await readSidebar(page)).links.join()).toContain("DNA");
  expect((await readSidebar(page)).filter).toBe("checksum");
  expect((await readSidebar(page)).links).toHaveLength(1);
});

test("a broken sidebar record is ignored", async () => {
  const page = await open("/docs", {
    before: (page) => page.addInitScript(() => sessionStorage.setItem("sidebar", "broken")),
  });
  expect(await sidebarLink(page, "Installation").isVisible()).toBe(true);
});
