import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, withBrowser } from "./browser.ts";

const open = withBrowser();
const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name, exact: true });

/** A browser without speculation rules, whose reader may save data. */
const without = (saveData: boolean) => (page: Page) =>
  page.addInitScript((saves) => {
    HTMLScriptElement.supports = () => false;
    Object.defineProperty(navigator, "connection", { value: { saveData: saves } });
  }, saveData);

/** A page whose requests for other pages, made by its script, are listed. */
async function openCounted(saveData?: boolean) {
  const prefetched: string[] = [];
  const page = await open("/docs", {
    before: async (page) => {
      if (saveData !== undefined) await without(saveData)(page);
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (request.resourceType() === "fetch" && pathname.startsWith("/docs")) prefetched.push(pathname);
      });
    },
  });
  return { page, prefetched };
}

test("without speculation rules, a page is prefetched once when the reader points at a link or focuses it", async () => {
  const { page, prefetched } = await openCounted(false);
  await sidebarLink(page, "Troubleshooting").hover();
  await eventually(() => prefetched).toEqual(["/docs/troubleshooting"]);
  await sidebarLink(page, "Quick Start").focus();
  await eventually(() => prefetched).toEqual(["/docs/troubleshooting", "/docs/quick-start"]);
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
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("link", { name: "View as Markdown" }).hover();
  await page.clock.runFor(1000);
  expect(prefetched).toEqual(["/docs/troubleshooting", "/docs/quick-start"]);
});

test("a reader who saves data has nothing prefetched", async () => {
  const { page, prefetched } = await openCounted(true);
  await page.clock.install();
  await sidebarLink(page, "Installation").hover();
  await page.clock.runFor(1000);
  expect(prefetched).toEqual([]);
});

test("with speculation rules, the page's script prefetches nothing", async () => {
  const { page, prefetched } = await openCounted();
  await page.clock.install();
  await sidebarLink(page, "Installation").hover();
  await page.clock.runFor(1000);
  expect(prefetched).toEqual([]);
});
