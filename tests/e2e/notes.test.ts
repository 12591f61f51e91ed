import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { claims } from "#content/claims.ts";
import { boxesOf } from "./boxes.ts";
import { phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const { value, label, meaning } = claims.tests;

const button = (page: Page) =>
  page.getByRole("button", { name: `About ${value} ${label}`, exact: true }).first();
const note = (page: Page) => page.getByRole("note").filter({ hasText: meaning }).first();

let script: Promise<Response> | undefined;
/** Its clock stands still. */
const shared = withPage("/", {
  reducedMotion: "reduce",
  async before(page) {
    script = page.waitForResponse(/\/note\.client-/);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  },
});

/** The shared page with the script of its notes, with no note open. */
async function begin(): Promise<Page> {
  const page = shared();
  const address = (await script)?.url() ?? "";
  // Resolves when the script has run. As text, because the test runner would replace the import.
  await page.evaluate(`import(${JSON.stringify(address)})`);
  await page.keyboard.press("Escape");
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await button(page).blur();
  expect(await note(page).isVisible()).toBe(false);
  await button(page).scrollIntoViewIfNeeded();
  return page;
}

/** The note is near its button, in the window, and the page behind it is not dimmed. */
async function expectAnchored(page: Page): Promise<void> {
  const [box, anchor] = await boxesOf(note(page), button(page));
  const gap = Math.min(Math.abs(box.y - anchor.y - anchor.height), Math.abs(anchor.y - box.y - box.height));
  expect(gap).toBeLessThan(16);
  const width = page.viewportSize()?.width ?? 0;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  const backdrop = await note(page).evaluate(
    (element) => getComputedStyle(element, "::backdrop").backgroundColor,
  );
  expect(backdrop).toBe("rgba(0, 0, 0, 0)");
}

test("a note opens after 700 ms of hover, stays while the pointer is on it, and closes after it leaves", async () => {
  const page = await begin();
  await button(page).hover();
  await page.clock.runFor(650);
  expect(await note(page).isVisible()).toBe(false);
  await page.clock.runFor(100);
  expect(await note(page).isVisible()).toBe(true);
  await expectAnchored(page);
  await note(page).hover();
  await page.clock.runFor(1000);
  expect(await note(page).isVisible()).toBe(true);
  await page.mouse.move(1, 1);
  await page.clock.runFor(350);
  expect(await note(page).isVisible()).toBe(false);
});

test("a click keeps a note open that hovering has opened; the next one closes it", async () => {
  const page = await begin();
  await button(page).hover();
  await page.clock.runFor(750);
  await button(page).click();
  expect(await note(page).isVisible()).toBe(true);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  expect(await note(page).isVisible()).toBe(true);
  await button(page).click();
  expect(await note(page).isVisible()).toBe(false);
});

test("keyboard focus opens a note at once, and leaving or Escape closes it", async () => {
  const page = await begin();
  await page.keyboard.press("Tab");
  await button(page).focus();
  await note(page).waitFor();
  await page.keyboard.press("Tab");
  await note(page).waitFor({ state: "hidden" });
  await page.keyboard.press("Shift+Tab");
  await note(page).waitFor();
  await page.keyboard.press("Escape");
  await note(page).waitFor({ state: "hidden" });
});

test("a tap opens a note on a phone, and a tap elsewhere closes it", async () => {
  const page = await open("/", {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await button(page).scrollIntoViewIfNeeded();
  await button(page).tap();
  await note(page).waitFor();
  await expectAnchored(page);
  await page.touchscreen.tap(5, 5);
  await note(page).waitFor({ state: "hidden" });
});
