import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { markdownAddress } from "#model/markdown-address.ts";
import { boxesOf } from "./boxes.ts";
import { desktop, eventually, idle, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const path = "/docs/concepts/dna";
const shared = withPage(path, {
  permissions: ["clipboard-read", "clipboard-write"],
  expectedErrors: /Failed to load resource|Failed to fetch/,
});
const items = [
  "Copy page as Markdown",
  "View as Markdown",
  "Cite this page",
  "Edit this page (opens in a new tab)",
  "Report a problem (opens in a new tab)",
];
const trigger = (page: Page) => page.getByRole("button", { name: "Copy or cite" });
const item = (page: Page, name: string) => page.locator("#page-menu").getByText(name);
/** There as long as the menu is open. Messages in the menu name it too. */
const markdownLink = (page: Page) =>
  page.locator("#page-menu").getByText("View as Markdown", { exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const toast = (page: Page) => page.locator("[data-sonner-toast]");

/** The shared page with its menu closed. */
async function begin(viewport = desktop): Promise<Page> {
  const page = shared();
  await page.keyboard.press("Escape");
  await markdownLink(page).waitFor({ state: "hidden" });
  await page.setViewportSize(viewport);
  return page;
}

test.for([desktop, phone])("at $width px the menu works by keyboard alone", async (viewport) => {
  const page = await begin(viewport);
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await markdownLink(page).waitFor();
  for (const name of items) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(name);
  }
  await page.keyboard.press("Escape");
  await markdownLink(page).waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Copy or cite");
});

test("a click outside closes the menu", async () => {
  const page = await begin();
  await trigger(page).click();
  await markdownLink(page).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await markdownLink(page).waitFor({ state: "hidden" });
});

test.for([320, 375, 640, 1440])("at %s px the menu is below its button, in the window", async (width) => {
  const page = await begin({ width, height: 800 });
  await trigger(page).click();
  const [button, menu] = await boxesOf(trigger(page), page.locator("#page-menu"));
  expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height);
  expect(menu.y).toBeLessThan(button.y + button.height + 16);
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(width);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24);
});

test("the page is copied as Markdown and cited; whatever prevents it is reported, and it works later", async () => {
  const page = await begin();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await idle(page);

  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    const clipboard = { write: refuse, writeText: refuse };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  await trigger(page).click();
  await item(page, "Copy page").click();
  await item(page, "blocked clipboard access. Choose View as Markdown").waitFor();
  await page.locator("#announcements").getByText("blocked clipboard access").waitFor();
  expect(await toast(page).count(), "toasts about a refused clipboard").toBe(0);
  expect(await page.getByRole("link", { name: "View as Markdown" }).isVisible()).toBe(true);
  await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));

  await page.route("**/*.md", (route) => route.fulfill({ status: 503, body: "later" }));
  await item(page, "Copy page").click();
  await item(page, "failed to load. Check your connection").waitFor();
  expect(await clipboard(), "what was copied without Markdown").toBe("before");
  await page.unroute("**/*.md");

  await page.keyboard.press("Escape");
  await markdownLink(page).waitFor({ state: "hidden" });
  await page.context().setOffline(true);
  await trigger(page).click();
  expect(await item(page, "Check your connection").count(), "old messages").toBe(0);
  await item(page, "Copy page").click();
  await item(page, "Check your connection and try again").waitFor();
  await item(page, "Cite").click();
  const notice = page.getByRole("alert").filter({ hasText: "Check your connection" });
  await notice.waitFor();
  await page.context().setOffline(false);

  await notice.getByRole("button", { name: "Try again" }).click();
  const citation = page.getByRole("dialog", { name: "Cite this page" });
  await citation.getByText("@misc").waitFor();
  expect(await notice.count(), "notices after the second attempt").toBe(0);
  await page.keyboard.press("Escape");
  await citation.waitFor({ state: "detached" });

  await trigger(page).click();
  await item(page, "Copy page").click();
  await toast(page).filter({ hasText: "Copied the page as Markdown" }).waitFor();
  await eventually(() => page.locator("#announcements").textContent()).toBe("Copied the page as Markdown");
  const markdown = await (await page.request.get(markdownAddress(path))).text();
  expect(markdown).toMatch(/^# /m);
  expect(await clipboard(), "what was copied").toBe(markdown);
  expect(await markdownLink(page).isVisible()).toBe(false);
  expect(await focused(page)).toBe("Copy or cite");
});

// What the links of each page are is tested on the built files.
test("without scripts the menu has its links and no dead button", async () => {
  const page = await open(path, { javaScriptEnabled: false, viewport: phone });
  await trigger(page).click();
  const shown = page.locator("#page-menu > :visible");
  expect(await shown.allTextContents()).toEqual(items.filter((name) => !/^C/.test(name)));
});
