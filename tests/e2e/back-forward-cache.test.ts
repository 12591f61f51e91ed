import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findOnPath } from "#commands/find-on-path.mjs";
import { phone, withBrowser } from "./browser.ts";

// The browser without windows has no back/forward cache, and Playwright turns it off.
const open = withBrowser({
  executablePath: findOnPath("chromium") ?? "chromium",
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
const elsewhere = "/docs/support/contact";

/** Goes to another page, does something there, and comes back. */
async function leaveAndReturn(page: Page, meanwhile?: (page: Page) => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const path = new URL(page.url()).pathname;
  await page.goto(path === elsewhere ? "/docs" : elsewhere);
  await meanwhile?.(page);
  await goBack(page, path);
}

/** A page from the cache doesn't load, so Playwright can't wait for that. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(`**${path}`, { waitUntil: "commit" });
}

/** Why the browser did not keep the page; nothing if it did. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.dataset.persisted === "true") return undefined;
    const [entry] = performance.getEntriesByType("navigation");
    return entry && "notRestoredReasons" in entry ? entry.notRestoredReasons : "unknown";
  });

test("a restored page has the theme and the language that were chosen meanwhile", async () => {
  const page = await open("/docs/quick-start", { colorScheme: "light" });
  await leaveAndReturn(page, async (other) => {
    await other.getByRole("radio", { name: "Dark theme" }).check({ force: true });
    await other.goto("/getting-started");
    await other.getByRole("tab", { name: "Python" }).first().click();
    await goBack(other, elsewhere);
  });
  expect(await reasons(page)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  expect(await page.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: "Python", selected: true }).count()).toBeGreaterThan(0);
});

test("a restored page has the sidebar as it was left on the other page", async () => {
  const page = await open("/docs");
  const link = page.locator("#sidebar").getByRole("link", { name: "Deployment" });
  await leaveAndReturn(page, async (other) => {
    await other.locator("#sidebar summary").filter({ hasText: "Advanced Topics" }).click();
    await link.waitFor();
  });
  expect(await reasons(page)).toBeUndefined();
  expect(await link.isVisible()).toBe(true);
});

test("no menu is open on a restored page", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#sidebar").waitFor({ state: "visible" });
  await leaveAndReturn(page);
  expect(await reasons(page)).toBeUndefined();
  expect(await page.locator("#sidebar").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("link", { name: "View as Markdown" }).waitFor();
  await leaveAndReturn(page);
  expect(await reasons(page)).toBeUndefined();
  expect(await page.getByRole("link", { name: "View as Markdown" }).isVisible()).toBe(false);
});
