import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { desktop, eventually, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const model = loadDocsModel();

const pagesNav = (page: Page) => page.getByRole("navigation", { name: "Documentation pages" });
const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });

/** Addresses of the sidebar items that a reader sees. */
async function visibleItems(page: Page): Promise<string[]> {
  const links = await pagesNav(page).getByRole("link").all();
  return Promise.all(links.map(async (link) => (await link.getAttribute("href")) ?? ""));
}

test("the sidebar is about 20rem wide and lists the groups in order", async () => {
  const page = await open("/docs");
  const box = await page.locator("aside").boundingBox();
  expect(box?.width).toBe(320);
  const names = await pagesNav(page).getByRole("button").allInnerTexts();
  expect(names).toEqual(model.groups.map((group) => group.title));
});

test.for(model.pages)(
  "$href: only Getting Started is expanded, the current page is shown",
  async ({ href }) => {
    const page = await open(href);
    const [first, ...others] = model.groups;
    const shown = first?.pages.map((item) => item.href) ?? [];
    const current = others.flatMap((group) => group.pages).find((item) => item.href === href);
    expect(await visibleItems(page)).toEqual(current ? [...shown, current.href] : shown);
    for (const button of await pagesNav(page).getByRole("button").all()) {
      const isFirst = (await button.innerText()) === first?.title;
      expect(await button.getAttribute("aria-expanded")).toBe(String(isFirst));
    }
    const marked = pagesNav(page).locator('[aria-current="page"]');
    const isListed = model.groups.some((group) => group.pages.some((item) => item.href === href));
    expect(await marked.count()).toBe(isListed ? 1 : 0);
    if (isListed) expect(await marked.getAttribute("href")).toBe(href);
  },
);

test("a group header toggles its group, also by keyboard", async () => {
  const page = await open("/docs");
  const group = pagesNav(page).getByRole("button", { name: "API Reference" });
  await group.click();
  expect(await visibleItems(page)).toContain("/docs/api/dna");
  await group.press("Enter");
  expect(await visibleItems(page)).not.toContain("/docs/api/dna");
  await pagesNav(page).getByRole("button", { name: "Getting Started" }).press("Space");
  expect(await visibleItems(page)).toEqual(["/docs"]);
});

test("the highlight follows the reader from page to page", async () => {
  const page = await open("/docs");
  await pagesNav(page).getByRole("link", { name: "Installation" }).click();
  await page.waitForURL("**/docs/installation");
  await pagesNav(page).locator('[aria-current="page"]').getByText("Installation").waitFor();
  expect(await pagesNav(page).locator('[aria-current="page"]').count()).toBe(1);
});

test("the filter matches title or description without regard to case and hides empty groups", async () => {
  const page = await open("/docs");
  await filter(page).fill("CHECKSUM");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
  expect(await pagesNav(page).getByRole("button").allInnerTexts()).toEqual(["Core Concepts"]);
  await page.getByRole("status").filter({ hasText: "1 page found" }).waitFor();
  const header = pagesNav(page).getByRole("button", { name: "Core Concepts" });
  expect(await header.getAttribute("aria-disabled")).toBe("true");
  await filter(page).fill("neural");
  const expected = model.groups
    .flatMap((group) => group.pages)
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes("neural"));
  expect(await visibleItems(page)).toEqual(expected.map((item) => item.href));
});

test("a filter without results says so, and Escape clears it", async () => {
  const page = await open("/docs");
  await filter(page).fill("zebra");
  await eventually(() => visibleItems(page)).toEqual([]);
  await page.getByRole("status").filter({ hasText: "Nothing found for “zebra”" }).waitFor();
  await filter(page).press("Escape");
  expect(await filter(page).inputValue()).toBe("");
  expect((await visibleItems(page)).length).toBeGreaterThan(0);
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
  await page.locator("aside").getByRole("link", { name: "Help and support" }).click();
  await page.waitForURL("**/docs/support");
});

test("what the filter looks at is loaded when it is first used, also by keyboard", async () => {
  for (const viewport of [desktop, phone]) {
    const asked: string[] = [];
    const page = await open("/docs", {
      viewport,
      before: async (page) => page.on("request", (request) => void asked.push(request.url())),
    });
    if (viewport === phone) await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await filter(page).press("c");
    await eventually(() => asked.length).toBeGreaterThan(before);
    await page.getByRole("status").filter({ hasText: "pages found" }).waitFor();
  }
});

test("without the descriptions, the filter finds pages by the names that are shown", async () => {
  const page = await open("/docs", { expectedErrors: /Failed to load resource|ERR_FAILED/ });
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => route.abort());
  await filter(page).fill("troubleshooting");
  await eventually(() => visibleItems(page)).toEqual(["/docs/troubleshooting"]);
});

test("a reader who comes from a page without a sidebar finds all groups, and the filter works", async () => {
  const page = await open("/");
  await page.getByRole("link", { name: "Read Documentation" }).click();
  await page.waitForURL("**/docs");
  await pagesNav(page).getByRole("link").first().waitFor();
  const names = await pagesNav(page).getByRole("button").allInnerTexts();
  expect(names).toEqual(model.groups.map((group) => group.title));
  await filter(page).fill("checksum");
  await eventually(() => visibleItems(page)).toEqual(["/docs/concepts/dna"]);
});
