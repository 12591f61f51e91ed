import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, idle, phone, withBrowser, withPage } from "./browser.ts";
import { closeSearch, hits, openSearch, searchField, searchFor, searchIndexFile } from "./search-steps.ts";

const open = withBrowser();
const onPlatform = (platform: string) => (page: Page) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "platform", { get: () => value }), platform);
const shared = withPage("/docs", { before: onPlatform("Linux x86_64") });
const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const hasFocus = (page: Page) => searchField(page).evaluate((field) => field === document.activeElement);
const hintOf = (page: Page) => button(page).evaluate((one) => getComputedStyle(one, "::after").content);

/** The shared page with nothing open and nothing focused. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  await closeSearch(page);
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return page;
}

// The button is part of the shells: a page of each kind.
test.for(["/", "/getting-started", "/docs/404"])(
  "%s has one search button at every width, names the keys of a Mac, and loads search when it is needed",
  async (path) => {
    const asked: string[] = [];
    const page = await open(path, {
      expectedErrors: /404/,
      before: async (page) => {
        page.on("request", (request) => asked.push(request.url()));
        await onPlatform("MacIntel")(page);
      },
    });
    for (const width of [320, phone.width, 1024, desktop.width]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await button(page).count(), `buttons at ${width} px`).toBe(1);
      const box = await button(page).boundingBox();
      const size = Math.min(box?.width ?? 0, box?.height ?? 0);
      expect(size, `size at ${width} px`).toBeGreaterThanOrEqual(24);
    }
    expect(await button(page).getAttribute("aria-keyshortcuts")).toBe("Control+K Meta+K");
    expect(await hintOf(page)).toContain("⌘ K");
    await idle(page);
    const before = asked.length;
    if (path === "/getting-started") {
      // Pointing at the button is enough.
      const index = page.waitForRequest(searchIndexFile);
      await button(page).hover();
      await index;
    } else {
      await openSearch(page);
    }
    const later = asked.slice(before);
    expect(later.some((url) => url.endsWith("/search-index.json"))).toBe(true);
    expect(later.some((url) => url.includes("search-panel"))).toBe(true);
    const early = asked.slice(0, before).filter((url) => /search-(index|panel)/.test(url));
    expect(early, "requested too early").toEqual([]);
  },
);

test.for([phone, desktop])(
  "at $width px the button opens the dialog with the field focused, Escape closes it",
  async (viewport) => {
    const page = await begin(viewport);
    await button(page).click();
    await hits(page).first().waitFor();
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

test.for(["Control+k", "Meta+k"])(
  "%s opens and closes search, also from the filter, and focus returns",
  async (keys) => {
    const page = await begin();
    const filter = page.getByRole("searchbox", { name: "Search documentation" });
    await filter.fill("dna");
    await page.keyboard.press(keys);
    await dialog(page).waitFor();
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.press(keys);
    await dialog(page).waitFor({ state: "hidden" });
    expect(await filter.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await filter.inputValue()).toBe("dna");
    await filter.fill("");
  },
);

test("no other key opens search", async () => {
  const page = await begin();
  for (const keys of ["k", "/", "s", "Shift+K", "Control+Shift+K", "Alt+k"]) await page.keyboard.press(keys);
  expect(await dialog(page).count()).toBe(0);
});

test("a press beside the dialog closes it, one inside does not", async () => {
  const page = await begin();
  await openSearch(page);
  await searchField(page).click();
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(5, desktop.height - 5);
  await dialog(page).waitFor({ state: "hidden" });
});

test("search takes the place of the open menu of a phone", async () => {
  const page = await begin(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await openSearch(page);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  expect(await page.locator("#sidebar").isVisible()).toBe(false);
  // The page is within reach again.
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#sidebar").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#sidebar").waitFor({ state: "hidden" });
});

test("on a phone search fills the screen, and its hits scroll inside", async () => {
  const page = await begin(phone);
  await openSearch(page);
  await searchFor(page, "organism");
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  const list = page.getByRole("listbox");
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await page.keyboard.press("ArrowUp");
  const last = await hits(page).last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("on a wide screen search is a panel near the top", async () => {
  const page = await begin();
  await openSearch(page);
  const box = await dialog(page).boundingBox();
  expect(box?.y).toBeLessThan(desktop.height / 5);
  expect(box?.width).toBeLessThan(desktop.width / 2);
});

test("the query stays when search is opened again, and typing replaces it", async () => {
  const page = await begin();
  await openSearch(page);
  await searchFor(page, "mutation");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  expect(await searchField(page).inputValue()).toBe("mutation");
  await page.keyboard.type("tron");
  expect(await searchField(page).inputValue()).toBe("tron");
});

test("the hint names the keys of other keyboards", async () => {
  expect(await hintOf(await begin())).toContain("Ctrl K");
});
