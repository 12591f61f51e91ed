import { expect, test } from "vitest";
import { readBuilt } from "#tests/site/built-pages.ts";
import { violations } from "./axe.ts";
import { phone, withBrowser } from "./browser.ts";
import { openSearch, searchFor } from "./search-steps.ts";

const open = withBrowser();

test("the page for a server's failure has no accessibility violations", async () => {
  const page = await open("/docs", {
    expectedErrors: /500/,
    before: (page) =>
      page.route("**/docs", (route) =>
        route.fulfill({ status: 500, contentType: "text/html", body: readBuilt("/500.html") }),
      ),
  });
  expect(await violations(page)).toEqual([]);
});

test("the design review, with all primitives, has no accessibility violations", async () => {
  expect(await violations(await open("/design", { build: "review" }))).toEqual([]);
});

test("the open mobile menu has no accessibility violations", async () => {
  const page = await open("/docs", { viewport: phone, reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await violations(page, { viewports: [phone], within: "#sidebar" })).toEqual([]);
});

test("an open note has no accessibility violations", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: /^About 60/ }).click();
  expect(await violations(page, { within: "[role=note]:popover-open" })).toEqual([]);
});

test("filter results and the message for none have no accessibility violations", async () => {
  const page = await open("/docs");
  for (const query of ["dna", "no such page"]) {
    await page.getByRole("searchbox", { name: "Search documentation" }).fill(query);
    expect(await violations(page, { within: "#sidebar" })).toEqual([]);
  }
});

test("the open page menu, with a problem, has no accessibility violations", async () => {
  const page = await open("/docs", {
    expectedErrors: /Failed to load resource/,
    before: (page) => page.route("**/*.md", (route) => route.fulfill({ status: 503 })),
  });
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("button", { name: "Copy page as Markdown" }).click();
  await page.locator("#page-menu").getByText("could not be loaded").waitFor();
  expect(await violations(page, { within: "#page-menu" })).toEqual([]);
});

test("the citation has no accessibility violations", async () => {
  const page = await open("/docs");
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("button", { name: "Cite this page" }).click();
  await page.getByRole("dialog", { name: "Cite this page" }).waitFor();
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
});

test("the dialog for offline reading has no accessibility violations", async () => {
  const page = await open("/docs", { serviceWorkers: "allow" });
  await page.getByRole("button", { name: "Save for offline" }).click();
  const dialog = page.getByRole("dialog", { name: "Read offline" });
  await dialog.getByText(/MB to download/).waitFor();
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
});

test("search has no accessibility violations: empty, with hits, without", async () => {
  const page = await open("/docs");
  await openSearch(page);
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
  for (const query of ["mutation rate", "xqzvw jjkq"]) {
    await searchFor(page, query);
    expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
  }
});
