import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { desktop, eventually, idle, phone, withBrowser } from "./browser.ts";

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

test("the sidebar is about 20rem wide and lists the groups in order", async () => {
  const page = await open("/docs");
  const box = await page.locator("#sidebar").boundingBox();
  expect(box?.width).toBe(320);
  expect(await headers(page).allInnerTexts()).toEqual(docs.groups.map((group) => group.title));
});

test("a group header toggles its group, also by keyboard", async () => {
  const page = await open("/docs");
  await header(page, "API Reference").click();
  expect(await visibleItems(page)).toContain("/docs/api/dna");
  await header(page, "API Reference").press("Enter");
  expect(await visibleItems(page)).not.toContain("/docs/api/dna");
  await header(page, "Getting Started").press("Space");
  expect(await visibleItems(page)).toEqual(["/docs"]);
});

test("the highlight follows the reader from page to page, and the focus is at the start", async () => {
  const page = await open("/docs");
  await pagesNav(page).getByRole("link", { name: "Installation" }).click();
  await page.waitForURL("**/docs/installation");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await pagesNav(page).locator('[aria-current="page"]:visible').getByText("Installation").waitFor();
  expect(await pagesNav(page).locator('[aria-current="page"]:visible').count()).toBe(1);
});

test("the filter matches title or description without regard to case and hides empty groups", async () => {
  const page = await open("/docs");
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

test("the filter shows the description of what it found, and finds the current page once", async () => {
  const page = await open("/docs/concepts/dna");
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  const { description = "" } = docs.pages.find(({ href }) => href === "/docs/concepts/dna") ?? {};
  await pagesNav(page).getByRole("link").getByText(description).waitFor();
});

test("while the filter is in use, no group can be collapsed, and afterward they are as before", async () => {
  const page = await open("/docs");
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
  const page = await open("/docs");
  await filter(page).fill("zebra");
  await eventually(() => visibleItems(page)).toEqual([]);
  await page.getByRole("status").filter({ hasText: "Nothing found for “zebra”" }).waitFor();
  await filter(page).press("Escape");
  expect(await filter(page).inputValue()).toBe("");
  await eventually(async () => (await visibleItems(page)).length).toBeGreaterThan(0);
});

test("the placeholder is the spec's", async () => {
  const page = await open("/docs");
  expect(await filter(page).getAttribute("placeholder")).toBe("Search documentation...");
});

test("External Resources and Help and support are below the groups", async () => {
  const page = await open("/docs");
  const links = page.getByRole("region", { name: "External Resources" }).getByRole("link");
  expect(await links.count()).toBe(3);
  for (const link of await links.all()) {
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toContain("noopener");
  }
  await page.locator("#sidebar").getByRole("link", { name: "Help and support" }).click();
  await page.waitForURL("**/docs/support");
});

test("descriptions are loaded when the filter is first used, also by keyboard", async () => {
  for (const viewport of [desktop, phone]) {
    const requested: string[] = [];
    const page = await open("/docs", {
      viewport,
      before: async (page) => page.on("request", (request) => void requested.push(request.url())),
    });
    if (viewport === phone) await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await idle(page);
    const before = requested.length;
    await filter(page).press("c");
    await eventually(() => requested.length).toBeGreaterThan(before);
    await page.getByRole("status").filter({ hasText: "pages found" }).waitFor();
  }
});

test("without the descriptions, the filter finds pages by the names that are shown", async () => {
  const page = await open("/docs", { expectedErrors: /Failed to load resource|ERR_FAILED/ });
  await idle(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await filter(page).fill("troubleshooting");
  await eventually(() => visibleItems(page)).toEqual(["/docs/troubleshooting"]);
});

test("a visitor from a page without a sidebar sees all groups, and the filter works", async () => {
  const page = await open("/");
  await page.getByRole("link", { name: "Read Documentation" }).click();
  await page.waitForURL("**/docs");
  expect(await headers(page).allInnerTexts()).toEqual(docs.groups.map((group) => group.title));
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
});
