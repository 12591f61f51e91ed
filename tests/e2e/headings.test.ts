import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { phone, withBrowser } from "./browser.ts";
import { continuesAt } from "./focus.ts";

const open = withBrowser();
const path = "/docs/quick-start";
const permissions = ["clipboard-read", "clipboard-write"];

const link = (page: Page, index = 0) => page.getByRole("link", { name: /^Link to: / }).nth(index);
const opacity = (page: Page, index = 0) =>
  link(page, index).evaluate((element) => getComputedStyle(element).opacity);

// That it is an ordinary link, with or without scripts, is tested on the built files.
test("a heading's sign appears on hover or focus, copies the whole link once and confirms it", async () => {
  const page = await open(`${path}?lang=rust`, { permissions });
  expect(await opacity(page)).toBe("0");
  await page.locator("main h2").first().hover();
  expect(await opacity(page)).toBe("1");
  await link(page).click();
  const toasts = page.locator("[data-sonner-toast]").filter({ hasText: "Copied link to:" });
  await toasts.waitFor();
  expect(await toasts.count()).toBe(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await addressOf(page)).href);
  expect(new URL(copied).search).toBe("?lang=rust");
  expect(new URL(copied).hash).toBe(await link(page).getAttribute("href"));
  await page.getByRole("status").filter({ hasText: "Copied link to:" }).waitFor();

  // By keyboard alone, and Tab continues after the heading.
  expect(await opacity(page, 1)).toBe("0");
  // The browser shows the focus to a reader whose last action was a key.
  await page.keyboard.press("Tab");
  await link(page, 1).focus();
  expect(await opacity(page, 1)).toBe("1");
  await page.keyboard.press("Enter");
  const id = (await link(page, 1).getAttribute("href"))?.slice(1) ?? "";
  await toasts.filter({ hasText: (await page.locator(`#${id}`).textContent()) ?? "" }).waitFor();
  expect((await addressOf(page)).hash).toBe(`#${id}`);
  expect(await continuesAt(page, id)).toBe(true);

  const names = await page.getByRole("heading", { level: 2 }).allTextContents();
  for (const name of names) expect(await page.getByRole("heading", { name, exact: true }).count()).toBe(1);

  // Where the clipboard is refused, the message points to the address bar.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await link(page, 2).click({ force: true });
  await page.locator("[data-sonner-toast]").filter({ hasText: "address bar" }).waitFor();
  expect((await addressOf(page)).hash).toBe(await link(page, 2).getAttribute("href"));
});

test("on a touch screen the sign is there without pointing", async () => {
  const page = await open(path, { viewport: phone, hasTouch: true, isMobile: true, permissions });
  expect(await opacity(page)).toBe("1");
  const box = await link(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await link(page).tap();
  await page.locator("[data-sonner-toast]").filter({ hasText: "Copied link to:" }).waitFor();
});
