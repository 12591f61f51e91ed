import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const sidebar = (page: Page) => page.locator("aside");
const toggle = (page: Page) => page.getByRole("button", { name: "Open menu" });

async function openMenu(path = "/docs/concepts/dna"): Promise<Page> {
  const page = await open(path, { viewport: phone, reducedMotion: "reduce" });
  await toggle(page).click();
  await sidebar(page).waitFor({ state: "visible" });
  return page;
}

test("the mobile header has a menu toggle, a link to the docs and the repository", async () => {
  const page = await open("/docs/api", { viewport: phone });
  const header = page.getByRole("banner");
  expect(await sidebar(page).isVisible()).toBe(false);
  expect(await toggle(page).getAttribute("aria-expanded")).toBe("false");
  const repository = header.getByRole("link", { name: "Source repository" });
  expect(await repository.getAttribute("target")).toBe("_blank");
  await header.getByRole("link", { name: /Docs$/ }).click();
  await page.waitForURL("**/docs");
});

test("the desktop has no mobile header", async () => {
  const page = await open("/docs", { viewport: desktop });
  expect(await toggle(page).isVisible()).toBe(false);
});

test("opening moves focus inside and keeps it there", async () => {
  const page = await openMenu();
  const close = sidebar(page).getByRole("button", { name: "Close menu" });
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  for (let presses = 0; presses < 60; presses += 1) {
    const isInside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || Boolean(active?.closest("aside"));
    });
    expect(isInside).toBe(true);
    await page.keyboard.press("Tab");
  }
});

test("the page behind the menu stays where it is", async () => {
  const page = await openMenu();
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  expect(await overflow()).not.toBe("hidden");
});

test("Escape closes the menu and returns focus to its toggle", async () => {
  const page = await openMenu();
  await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("Escape in a filled filter clears it first", async () => {
  const page = await openMenu();
  const filter = page.getByRole("searchbox", { name: "Search documentation" });
  await filter.fill("dna");
  await filter.press("Escape");
  expect(await filter.inputValue()).toBe("");
  expect(await sidebar(page).isVisible()).toBe(true);
});

test("the overlay and the close button close the menu", async () => {
  const page = await openMenu();
  await page.mouse.click(phone.width - 5, phone.height / 2);
  await sidebar(page).waitFor({ state: "hidden" });
  await toggle(page).click();
  await sidebar(page).getByRole("button", { name: "Close menu" }).click();
  await sidebar(page).waitFor({ state: "hidden" });
});

test("every navigation closes the menu, to another page and to the same one", async () => {
  const page = await openMenu("/docs");
  await sidebar(page).getByRole("link", { name: "Installation" }).click();
  await page.waitForURL("**/docs/installation");
  await sidebar(page).waitFor({ state: "hidden" });
  await toggle(page).click();
  await sidebar(page).getByRole("link", { name: "Installation" }).click();
  await sidebar(page).waitFor({ state: "hidden" });
  await toggle(page).click();
  await page.goBack();
  await sidebar(page).waitFor({ state: "hidden" });
});

test("going back to the page on which the menu was opened does not open it again", async () => {
  const page = await openMenu("/docs");
  await sidebar(page).getByRole("link", { name: "Installation" }).click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
  expect(await sidebar(page).isVisible()).toBe(false);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
});

test("growing the window past the large breakpoint leaves nothing blocked", async () => {
  const page = await openMenu();
  await page.setViewportSize(desktop);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
});
