import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { apiName } from "./api-name.ts";
import { desktop, eventually, idle, laidOut, phone, started, withBrowser, withPage } from "./browser.ts";
import { continuesAt } from "./focus.ts";
import { holdScript } from "./hold-script.ts";

const open = withBrowser();
/** So low that the sidebar scrolls. */
const low = { width: 1440, height: 500 };

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });

test("a section of another page: the keyboard continues there; a broken sidebar record is ignored", async () => {
  const page = await open("/docs/api", {
    before: (page) => page.addInitScript(() => sessionStorage.setItem("sidebar", "broken")),
  });
  const { links } = await readSidebar(page);
  expect(links).toContain("Overview of the API");
  expect(links.length, "links in the sidebar").toBeGreaterThan(1);
  await page.getByRole("link", { name: apiName("Tron::new") }).click();
  await page.waitForURL("**/docs/api/organism#tron-new");
  await started(page);
  expect(await continuesAt(page, "tron-new")).toBe(true);
});

test("a link loads a new document, from its start, and Back and a reload restore the position", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await laidOut(page);
    await page.evaluate(() => {
      document.documentElement.dataset.seen = "";
      scrollTo(0, 2500);
    });
    const closing = page.getByRole("navigation", { name: "Where to go next" }).getByRole("link").first();
    await closing.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      element.click();
    });
    await page.getByRole("heading", { level: 1, name: "Neural Networks" }).waitFor();
    expect(await page.locator("html[data-seen]").count(), "the document of the page before").toBe(0);
    expect(await page.title()).toContain("Neural Networks");
    expect(await scrolledTo(page)).toBe(0);
    await started(page);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((link) => link === document.activeElement), "the focus is at the start").toBe(
      true,
    );
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "DNA and Genetics" }).waitFor();
    await eventually(() => scrolledTo(page)).toBe(2500);
  }
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

describe("the sidebar", () => {
  const opened = withPage("/docs", { viewport: low });

  test("survives a navigation from first paint on: its filter, open groups and position", async () => {
    const page = opened();
    await filter(page).fill("neural");
    await page.getByRole("status").filter({ hasText: "pages found" }).waitFor();
    const filtered = await follow(page, "/docs/concepts/neural");
    expect(filtered.before.filter).toBe("neural");
    expect(filtered.first, "the filtered sidebar at first").toEqual(filtered.before);
    expect(filtered.later, "the filtered sidebar later").toEqual(filtered.first);
    expect(filtered.shift).toBe(0);
    await filter(page).press("Escape");
    await eventually(async () => (await readSidebar(page)).links).toContain("Installation");
    expect((await readSidebar(page)).links).not.toContain("Deployment");

    const header = (name: string) => page.locator("#sidebar summary").filter({ hasText: name });
    for (const name of ["Getting Started", "Advanced Topics", "API Reference"]) await header(name).click();
    await sidebarLink(page, "Deployment").hover();
    const { before, first, later, shift } = await follow(page, "/docs/advanced/deployment");
    expect(before.scrollTop).toBeGreaterThan(100);
    expect(before.links).not.toContain("Installation");
    expect(before.links).not.toContain("DNA and Genetics");
    expect(before.links).toContain("Neural Networks");
    // The page before was highlighted below its collapsed group.
    const links = before.links.filter((name) => name !== "Neural Networks");
    expect(first, "the groups at first").toEqual({ ...before, links });
    expect(later, "the groups later").toEqual(first);
    expect(shift).toBe(0);
  });

  test("a filter that was typed right before a navigation applies to the next page", async () => {
    const page = opened();
    const asset = "**/assets/*docs-nav*.js";
    await page.route(asset, () => {});
    const asked = page.waitForRequest(asset);
    await filter(page).fill("checksum");
    await asked;
    // The page that was left never gets its file; the next one does.
    await page.unroute(asset);
    await page.goto("/docs/installation");
    const found = [expect.stringContaining("DNA")];
    await eventually(() => readSidebar(page)).toMatchObject({ filter: "checksum", links: found });
  });
});
