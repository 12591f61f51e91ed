import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitedCache } from "#app/offline/cache-names.ts";
import { violations } from "./axe.ts";
import { desktop, phone, withBrowser, withPage } from "./browser.ts";
import { openSearch, searchFor } from "./search-steps.ts";

// The page for a server's failure is checked in errors.test.ts, the design review in primitives.test.ts.

const open = withBrowser();
const docs = withPage("/docs", {
  reducedMotion: "reduce",
  expectedErrors: /Failed to load resource/,
  before: (page) => page.route("**/*.md", (route) => route.fulfill({ status: 503 })),
});

/** The page with everything closed, whatever another test has opened. */
async function closedPage(viewport = desktop): Promise<Page> {
  const page = docs();
  await page.setViewportSize(viewport);
  while (await page.locator("dialog[open], #page-menu:popover-open").count())
    await page.keyboard.press("Escape");
  return page;
}

test("the open mobile menu has no accessibility violations", async () => {
  const page = await closedPage(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await violations(page, { viewports: [phone], within: "#sidebar" })).toEqual([]);
  await page.keyboard.press("Escape");
});

test("an open note has no accessibility violations", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: /^About 60/ }).click();
  expect(await violations(page, { within: "[role=note]:popover-open" })).toEqual([]);
});

test("filter results and the message for none have no accessibility violations", async () => {
  const page = await closedPage();
  const filter = page.getByRole("searchbox", { name: "Search documentation" });
  const answers = { dna: /pages? found$/, "no such page": /^Nothing found/ };
  for (const [query, answer] of Object.entries(answers)) {
    await filter.fill(query);
    await page.getByRole("status").filter({ hasText: answer }).waitFor();
    expect(await violations(page, { within: "#sidebar" }), query).toEqual([]);
  }
  await filter.fill("");
});

test("the open page menu, with a problem, has no accessibility violations", async () => {
  const page = await closedPage();
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("button", { name: "Copy page as Markdown" }).click();
  await page.locator("#page-menu").getByText("failed to load").waitFor();
  expect(await violations(page, { within: "#page-menu" })).toEqual([]);
});

test("the citation has no accessibility violations", async () => {
  const page = await closedPage();
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("button", { name: "Cite this page" }).click();
  await page.getByRole("dialog", { name: "Cite this page" }).waitFor();
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
});

test("the dialog for offline reading has no accessibility violations", async () => {
  const page = await closedPage();
  // Something is stored, so that it can be removed.
  await page.evaluate((name) => caches.open(name), visitedCache);
  await page.getByRole("button", { name: "Save for offline" }).click();
  const dialog = page.getByRole("dialog", { name: "Read offline" });
  await dialog.getByText(/on this device, [\d.]+ MB to download/).waitFor();
  await dialog.getByRole("button", { name: "Remove offline copy" }).waitFor();
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
});

test("search has no accessibility violations: empty, with hits, without", async () => {
  const page = await closedPage();
  await openSearch(page);
  expect(await violations(page, { within: "dialog[open]" }), "empty").toEqual([]);
  for (const query of ["mutation rate", "xqzvw jjkq"]) {
    await searchFor(page, query);
    expect(await violations(page, { within: "dialog[open]" }), query).toEqual([]);
  }
});
