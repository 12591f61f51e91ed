import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addresses, versions } from "#content/site.ts";
import { desktop, phone, started, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const shared = withPage("/docs/concepts/dna", { viewport: phone, reducedMotion: "reduce" });
const sidebar = (page: Page) => page.locator("#sidebar");
const toggle = (page: Page) => page.getByRole("button", { name: "Open menu" });

/** Whether the toggle is expanded for assistive technology. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    backendNodeId: root.backendNodeId,
    accessibleName: "Open menu",
    role: "button",
  });
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

/** Whether a link outside of the menu can take the focus. */
const canBeFocused = (page: Page, name: string) =>
  page
    .getByRole("link", { name })
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus();
      const hasFocus = link === document.activeElement;
      // The skip link covers the toggle while it has the focus.
      link.blur();
      return hasFocus;
    });

async function openMenu(page: Page): Promise<Page> {
  await toggle(page).click();
  await sidebar(page).waitFor({ state: "visible" });
  return page;
}

/** The shared page on a phone, with its menu closed. */
async function begin(): Promise<Page> {
  const page = shared();
  await page.setViewportSize(phone);
  if (await sidebar(page).isVisible()) await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  return page;
}

test("opening moves focus inside and keeps it there, in both directions", async () => {
  const page = await openMenu(await begin());
  const close = sidebar(page).getByRole("button", { name: "Close menu" });
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  for (const key of ["Tab", "Shift+Tab"]) {
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      // Between the last control and the first, the focus is in the browser's own bars.
      reached.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.closest("#sidebar, body")?.id || (activeElement?.tagName ?? "");
        }),
      );
    }
    expect([...reached].filter((place) => place !== "BODY")).toEqual(["sidebar"]);
  }
});

// Also when it was opened before the page's script arrived: early-interaction.test.ts.
test("nothing behind the menu can be reached", async () => {
  const page = await openMenu(await begin());
  expect(await canBeFocused(page, "Skip to content")).toBe(false);
  expect(await canBeFocused(page, "Source repository")).toBe(false);
  await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  expect(await canBeFocused(page, "Skip to content")).toBe(true);
});

test("the page behind the menu stays where it is", async () => {
  const page = await openMenu(await begin());
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  expect(await overflow()).not.toBe("hidden");
});

test("Escape closes the menu and returns focus to its toggle", async () => {
  const page = await openMenu(await begin());
  await page.keyboard.press("Escape");
  await sidebar(page).waitFor({ state: "hidden" });
  expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("Escape in a filled filter clears it first", async () => {
  const page = await openMenu(await begin());
  const filter = page.getByRole("searchbox", { name: "Search documentation" });
  await filter.fill("dna");
  await filter.press("Escape");
  expect(await filter.inputValue()).toBe("");
  expect(await sidebar(page).isVisible()).toBe(true);
});

test("the overlay and the close button close the menu", async () => {
  const page = await openMenu(await begin());
  await page.mouse.click(phone.width - 5, phone.height / 2);
  await sidebar(page).waitFor({ state: "hidden" });
  await toggle(page).click();
  await sidebar(page).getByRole("button", { name: "Close menu" }).click();
  await sidebar(page).waitFor({ state: "hidden" });
});

test("the mobile header has a menu toggle and a link to the repository, and the menu what it has no room for", async () => {
  const page = await begin();
  const header = page.getByRole("banner");
  const version = `v${versions.docs}`;
  expect(await isExpanded(page)).toBe(false);
  const repository = header.getByRole("link", { name: "Source repository" });
  expect(await repository.getAttribute("target")).toBe("_blank");
  expect(await header.getByText(version).isVisible()).toBe(false);
  await openMenu(page);
  expect(await sidebar(page).getByText(version, { exact: true }).isVisible()).toBe(true);
  const registry = sidebar(page).locator(`a[href="${addresses.registry}"]`);
  expect(await registry.isVisible()).toBe(true);
});

test("links of the header and of the menu lead to their pages, and none leaves the menu open", async () => {
  const page = await open("/docs/api", { viewport: phone, reducedMotion: "reduce" });
  expect(await sidebar(page).isVisible()).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: /Docs$/ }).click();
  await page.waitForURL("**/docs");
  await started(page);

  // To another page, and to the same one.
  await openMenu(page);
  const navigated = () => page.waitForEvent("load");
  for (const name of ["Installation", "Installation"]) {
    await Promise.all([navigated(), sidebar(page).getByRole("link", { name }).click()]);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await sidebar(page).isVisible()).toBe(false);
    expect(await page.getByRole("main").isVisible()).toBe(true);
    await openMenu(page);
  }
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Documentation" }).waitFor();
  expect(await sidebar(page).isVisible(), "the menu after Back").toBe(false);
  await started(page);

  await openMenu(page);
  await sidebar(page).getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
});

test("growing the window past the large breakpoint leaves nothing blocked, and no mobile header", async () => {
  const page = await openMenu(await begin());
  await page.setViewportSize(desktop);
  await sidebar(page).getByRole("button", { name: "Close menu" }).waitFor({ state: "hidden" });
  expect(await sidebar(page).isVisible()).toBe(true);
  expect(await toggle(page).isVisible(), "the toggle on a wide screen").toBe(false);
  // Would wait forever if something covered the link.
  await page.getByRole("link", { name: "Get Started" }).click({ trial: true });
  expect(await canBeFocused(page, "Get Started")).toBe(true);
});
