import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { desktop, eventually, idle, phone, started, withBrowser, withPage } from "./browser.ts";
import { closeSearch, hits, searchField } from "./search-steps.ts";
import { sent } from "./sent.ts";

const open = withBrowser();

const pagesNav = (page: Page) => page.getByRole("navigation", { name: "Documentation pages" });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });
/** The titles of the groups, which expand and collapse them. */
const headers = (page: Page) => pagesNav(page).locator("summary:visible");
const header = (page: Page, name: string) => headers(page).filter({ hasText: name });

/** Addresses of the sidebar items that a reader sees. */
function visibleItems(page: Page): Promise<string[]> {
  return pagesNav(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

const shared = withPage("/docs");

/** The page with an empty filter and the groups as at first: Getting Started expanded, the others collapsed. */
async function freshPage(): Promise<Page> {
  const page = shared();
  await closeSearch(page);
  await page.setViewportSize(desktop);
  await filter(page).fill("");
  await eventually(() => headers(page).count()).toBe(docs.groups.length);
  for (const { title } of docs.groups) {
    const group = pagesNav(page)
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: title }) });
    const isOpen = (await group.getAttribute("open")) !== null;
    if (isOpen !== (title === "Getting Started")) await header(page, title).click();
  }
  return page;
}

test("the sidebar is about 20rem wide, lists the groups in order, and has the spec's placeholder", async () => {
  const page = await freshPage();
  const box = await page.locator("#sidebar").boundingBox();
  expect(box?.width).toBe(320);
  expect(await headers(page).allInnerTexts()).toEqual(docs.groups.map((group) => group.title));
  expect(await filter(page).getAttribute("placeholder")).toBe("Search documentation...");
});

test("a group header toggles its group, also by keyboard", async () => {
  const page = await freshPage();
  await header(page, "API Reference").click();
  expect(await visibleItems(page)).toContain("/docs/api/dna");
  await header(page, "API Reference").press("Enter");
  expect(await visibleItems(page)).not.toContain("/docs/api/dna");
  await header(page, "Getting Started").press("Space");
  expect(await visibleItems(page)).toEqual(["/docs"]);
});

test("the filter matches title or description without regard to case and hides empty groups", async () => {
  const page = await freshPage();
  await filter(page).fill("CHECKSUM");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  expect(await headers(page).allInnerTexts()).toEqual(["Core Concepts"]);
  await page.getByRole("status").filter({ hasText: "1 page found" }).waitFor();
  await filter(page).fill("neural");
  const expected = docs.groups
    .flatMap((group) => group.pages)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes("neural"));
  await eventually(() => visibleItems(page)).toEqual(expected.map((item) => item.href));
});

test("while the filter is in use, no group can be collapsed, and afterward they are as before", async () => {
  const page = await freshPage();
  await header(page, "Examples").click();
  await header(page, "Getting Started").click();
  const before = await visibleItems(page);
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  const found = header(page, "Core Concepts");
  expect(await found.getAttribute("aria-disabled")).toBe("true");
  await found.click({ force: true });
  await found.press("Enter");
  expect(await visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  await filter(page).fill("");
  await eventually(() => visibleItems(page)).toEqual(before);
  expect(await header(page, "Core Concepts").getAttribute("aria-disabled")).toBeNull();
});

test("a filter without results says so, and Escape clears it", async () => {
  const page = await freshPage();
  await filter(page).fill("zebra");
  await eventually(() => visibleItems(page)).toEqual([]);
  await page.getByRole("status").filter({ hasText: "Nothing found for “zebra”" }).waitFor();
  await filter(page).press("Escape");
  expect(await filter(page).inputValue()).toBe("");
  await eventually(async () => (await visibleItems(page)).length).toBeGreaterThan(0);
});

test("the filter ends in a search of all pages for its text, by keyboard alone", async () => {
  const page = await freshPage();
  await filter(page).fill("zebra");
  const offer = page.getByRole("button", { name: "Search all pages for “zebra”" });
  await offer.waitFor();
  await page.keyboard.press("Tab");
  expect(await offer.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await eventually(() => searchField(page).inputValue()).toBe("zebra");
  await page.getByRole("dialog", { name: "Search all pages" }).getByText("zebra").first().waitFor();
  expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");

  // It replaces the last query, and goes with the filter.
  await filter(page).fill("dna");
  await page.getByRole("button", { name: "Search all pages for “dna”" }).press("Enter");
  await hits(page).first().waitFor();
  expect(await searchField(page).inputValue()).toBe("dna");
  await page.keyboard.press("Escape");
  await filter(page).fill("");
  await eventually(() => page.getByRole("button", { name: /^Search all pages for/ }).count()).toBe(0);
});

test("the menu of a phone leads to the search of all pages, too", async () => {
  const page = await freshPage();
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await filter(page).fill("checksum");
  await page.getByRole("button", { name: "Search all pages for “checksum”" }).click();
  await hits(page).first().waitFor();
  expect(await searchField(page).inputValue()).toBe("checksum");
  expect(await page.locator("#sidebar").isVisible()).toBe(false);
});

test("Help and support is marked on the support pages, and nowhere else", async () => {
  const mark = async (path: string) => {
    const links = (await sent(path)).querySelectorAll('#sidebar a[href="/docs/support"]');
    return links
      .filter(({ text }) => text === "Help and support")
      .map((link) => link.getAttribute("aria-current"));
  };
  expect(await mark("/docs/support")).toEqual(["page"]);
  expect(await mark("/docs/support/faq")).toEqual(["true"]);
  expect(await mark("/docs")).toEqual([undefined]);
});

test("External Resources and Help and support are below the groups", async () => {
  const page = await freshPage();
  const links = page.getByRole("region", { name: "External Resources" }).getByRole("link");
  expect(await links.count()).toBe(3);
  for (const link of await links.all()) {
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toContain("noopener");
  }
  const help = page.locator("#sidebar").getByRole("link", { name: "Help and support" });
  expect(await help.getAttribute("href")).toBe("/docs/support");
});

test("on a phone, the filter finds pages by the names that are shown, and by descriptions once they can be loaded", async () => {
  const page = await open("/docs", { viewport: phone, expectedErrors: /Failed to load resource|ERR_FAILED/ });
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await idle(page);
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.abort());
  await filter(page).fill("troubleshooting");
  await eventually(() => visibleItems(page)).toEqual(["/docs/troubleshooting"]);
  await page.unroute(scripts);
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
});

test("a visitor from a page without a sidebar sees all groups, finds a page, and is on it", async () => {
  const page = await open("/");
  await page.getByRole("link", { name: "Read Documentation" }).click();
  await page.waitForURL("**/docs");
  await started(page);
  expect(await headers(page).allInnerTexts()).toEqual(docs.groups.map((group) => group.title));

  // The descriptions are loaded when the filter is first used.
  await idle(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await filter(page).press("c");
  await eventually(() => requested.length).toBeGreaterThan(0);
  await page.getByRole("status").filter({ hasText: "pages found" }).waitFor();
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  await pagesNav(page).getByRole("link").click();

  // The highlight follows the reader, and the focus is at the start.
  await page.waitForURL("**/docs/concepts/dna");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  const current = pagesNav(page).locator('[aria-current="page"]:visible');
  await current.getByText("DNA and Genetics").waitFor();
  expect(await current.count()).toBe(1);

  // The filter shows the description of what it found, and finds the current page once.
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  const { description = "" } = docs.pages.find(({ href }) => href === "/docs/concepts/dna") ?? {};
  await pagesNav(page).getByRole("link").getByText(description).waitFor();
});
