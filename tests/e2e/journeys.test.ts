import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, withBrowser, withPage } from "./browser.ts";
import { ended, output } from "./python/steps.ts";

/** What readers come for, by keyboard alone: from the first key on, no pointer is used. */

const open = withBrowser();

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  const seen: string[] = [];
  while (seen.length < 400) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return element === document.body ? "" : (element.ariaLabel ?? element.innerText).trim().slice(0, 60);
    });
    seen.push(focused);
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}: ${seen.slice(0, 40).join(" | ")}`);
}

const clipboard = { permissions: ["clipboard-read", "clipboard-write"] };
const start = "/docs/quick-start";
const shared = withPage(`${start}?lang=python`, clipboard);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("land, read how to install the library, and copy the command", async () => {
  const page = await open("/", { ...clipboard, reducedMotion: "reduce" });
  await tabTo(page, /^Documentation$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs");
  await tabTo(page, /^Installation/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/installation");
  await tabTo(page, /^Copy(?! or cite)/);
  await page.keyboard.press("Enter");
  await eventually(() => copied(page)).toMatch(/genesis[-_]protocol|rustup|cargo/);
});

test("skip to the content, run a program and change it", async () => {
  const page = shared();
  await tabTo(page, /^Skip to content$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Run /);
  await page.keyboard.press("Enter");
  expect(await ended(page)).toContain("Same as captured");
  await tabTo(page, /^Edit /);
  await page.keyboard.press("Enter");
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("print(6 * 7)");
  await page.keyboard.press("Control+Enter");
  await eventually(() => output(page).innerText()).toContain("42");
  // Tab leaves the editor.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
});

test("search for a term, open its page and cite it", async () => {
  const page = shared();
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.type("tournament selection");
  await page
    .getByRole("option", { selected: true })
    .filter({ hasText: /tournament/i })
    .waitFor();
  await page.keyboard.press("Enter");
  await eventually(() => new URL(page.url()).pathname).not.toBe(start);
  await tabTo(page, /^Copy\s+or\s+cite$/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Cite this page$/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Cite this page" }).waitFor();
  await tabTo(page, /^Copy\b/);
  await page.keyboard.press("Enter");
  await eventually(() => copied(page)).toContain("Genesis Protocol");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});
