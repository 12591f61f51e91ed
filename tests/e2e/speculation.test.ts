import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#tests/model.ts";
import { eventually, withBrowser } from "./browser.ts";

const open = withBrowser();
const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name, exact: true });

interface Candidate {
  action: string;
  path: string;
}

/** What the browser would prefetch and prerender on a page, by its own reading of the rules, at any time. */
async function speculations(
  page: Page,
  path: string,
): Promise<{ errors: string[]; candidates: (action: string) => string[] }> {
  const session = await page.context().newCDPSession(page);
  const errors: string[] = [];
  let candidates: Candidate[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => ({
      action: key.action,
      path: new URL(key.url).pathname,
    }));
  });
  await session.send("Preload.enable");
  await page.goto(path);
  return {
    errors,
    candidates: (action) =>
      [...new Set(candidates.filter((one) => one.action === action).map((one) => one.path))].sort(),
  };
}

test.for(paths)(
  "%s: browsers may prerender the pages that it links to and prefetch the next ones",
  async (path) => {
    const page = await open("/docs/support/contact");
    const { errors, candidates } = await speculations(page, path);
    const shown = await page
      .locator('a[href^="/"]:visible')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const next = await page
      .getByRole("navigation", { name: "Where to go next" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const linked = [...new Set(shown)].filter((one) => paths.includes(one) && one !== path);
    // Links in text that is laid out later are known later.
    await eventually(() => candidates("Prerender").filter((one) => one !== path)).toEqual(linked.sort());
    await eventually(() => candidates("Prefetch")).toEqual(next.sort());
    expect(errors).toEqual([]);
  },
);

/** A browser without speculation rules, whose reader may save data. */
const without = (saveData: boolean) => (page: Page) =>
  page.addInitScript((saves) => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, "connection", { value: { saveData: saves } });
  }, saveData);

const prefetched = (page: Page) =>
  page
    .locator("head link[rel=prefetch]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("without speculation rules, a page is prefetched once when the reader points at a link or focuses it", async () => {
  const page = await open("/docs", { before: without(false) });
  await sidebarLink(page, "Troubleshooting").hover();
  await eventually(() => prefetched(page)).toEqual(["/docs/troubleshooting"]);
  await sidebarLink(page, "Quick Start").focus();
  await eventually(() => prefetched(page)).toEqual(["/docs/troubleshooting", "/docs/quick-start"]);
  // Again, the page itself, a file, and another site.
  await page.clock.install();
  await sidebarLink(page, "Troubleshooting").hover();
  await page.clock.runFor(1000);
  await sidebarLink(page, "Overview").hover();
  await page.clock.runFor(1000);
  for (const link of await page.getByRole("region", { name: "External Resources" }).getByRole("link").all()) {
    await link.hover();
    await page.clock.runFor(1000);
  }
  await page.getByRole("button", { name: "Page options" }).click();
  await page.getByRole("link", { name: "View as Markdown" }).hover();
  await page.clock.runFor(1000);
  expect(await prefetched(page)).toEqual(["/docs/troubleshooting", "/docs/quick-start"]);
});

test("a reader who saves data has nothing prefetched", async () => {
  const page = await open("/docs", { before: without(true) });
  await page.clock.install();
  await sidebarLink(page, "Installation").hover();
  await page.clock.runFor(1000);
  expect(await prefetched(page)).toEqual([]);
});

test("with speculation rules, the page's script prefetches nothing", async () => {
  const page = await open("/docs");
  await page.clock.install();
  await sidebarLink(page, "Installation").hover();
  await page.clock.runFor(1000);
  expect(await prefetched(page)).toEqual([]);
});
