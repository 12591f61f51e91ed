import type { Page } from "playwright-core";
import { eventually } from "./browser.ts";

/** The worker may answer, and a lost network is no fault of the page. */
export const allowed = {
  serviceWorkers: "allow",
  expectedErrors: /ERR_|Failed to (fetch|load)|404/,
} as const;

export const cached = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined, path);
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
export const button = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Read offline" });

/** Waits until the worker has stored the open page, with the files that it loaded. */
export async function isKept(page: Page, path: string): Promise<Page> {
  await eventually(() => cached(page, path)).toBe(true);
  await eventually(() => areFilesCached(page)).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
}

/** Whether everything that the page has loaded is stored. */
export function areFilesCached(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const assets = files.filter((file) => file.startsWith("/assets/"));
    const stored = await Promise.all(assets.map((file) => caches.match(file, { ignoreVary: true })));
    return stored.every((response) => response !== undefined);
  });
}

/** The heading of a page as it is stored, without a visit. */
export const storedHeading = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const html = await (await caches.match(path, { ignoreVary: true }))?.text();
    return html?.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1];
  }, path);

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save for offline" }).press("Enter");
  await dialogOf(page).waitFor();
}

export async function save(page: Page): Promise<void> {
  await openDialog(page);
  await dialogOf(page)
    .getByText(/on this device, [\d.]+ MB to download/)
    .waitFor();
  await button(page, "Save for offline").click();
  await dialogOf(page)
    .getByText(/^Saved: version \w{7} · [\d.]+ MB$/)
    .waitFor();
}
