import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { page as words } from "#content/getting-started.ts";
import { addressOf } from "./address.ts";
import { desktop, eventually, phone, started, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const opened = withPage("/getting-started");
const header = (page: Page) => page.getByRole("banner");

const goBack = (page: Page) => header(page).getByRole("button", { name: words.back }).click();

/** Answers a page of another site, or of this one, with nothing but a link to the guide. */
function replacePage(page: Page, path: string): Promise<unknown> {
  const body = `<a href="${inject("site")}/getting-started">Guide</a>`;
  return page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ contentType: "text/html", body }),
  );
}

async function followLink(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Guide" }).click();
  await page.waitForURL("**/getting-started");
  await started(page);
}

async function jumpWithin(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await page.waitForURL("**/getting-started#content");
  await page.getByRole("link", { name: words.start }).click();
  await page.waitForURL("**/getting-started#prerequisites");
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await started(page);
}

test("Back returns to the page before, however the reader came and whatever followed", async () => {
  const page = await open("/docs/concepts", {
    isStarted: false,
    before: async (page) => {
      for (const path of ["/docs/concepts", "/docs"]) await replacePage(page, path);
    },
  });
  const expectReturn = async (when: string) => {
    await goBack(page);
    await page.waitForURL((url) => url.pathname === "/docs");
    const { pathname, hash } = await addressOf(page);
    expect(pathname + hash, when).toBe("/docs#resources");
  };
  await page.goto("/docs#resources");
  await page.goto("/getting-started");
  await started(page);
  await expectReturn("from a typed address");
  await followLink(page);
  await jumpWithin(page);
  await reload(page);
  await expectReturn("after a link, jumps and a reload");
  await page.goForward();
  await page.waitForURL("**/getting-started");
  await started(page);
  await page.evaluate(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await expectReturn("where the browser can't list its history");
});

/** Presses Back, whose answer is empty, so that the browser stays in the guide. */
async function expectAskedFor(page: Page, address: string, when: string): Promise<void> {
  const answered: string[] = [];
  const stay = async (route: Route) => {
    await route.fulfill({ status: 204 });
    answered.push(when);
  };
  await page.route(address, stay);
  await goBack(page);
  await eventually(() => answered).toEqual([when]);
  await page.unroute(address, stay);
}

test("Back returns to the site that linked here, whatever followed", async () => {
  const elsewhere = "http://elsewhere.example/";
  const page = await open(elsewhere, {
    isStarted: false,
    expectedErrors: /request to another host/,
    before: (page) => replacePage(page, "/"),
  });
  await followLink(page);
  await expectAskedFor(page, elsewhere, "at once");
  await jumpWithin(page);
  await expectAskedFor(page, elsewhere, "after jumps within the page");
  await reload(page);
  await expectAskedFor(page, elsewhere, "after a reload");
  await goBack(page);
  await page.waitForURL(elsewhere);
});

test("Back leads home when the page was opened directly, also in a tab that has no history", async () => {
  const page = opened();
  const home = `${inject("site")}/`;
  await expectAskedFor(page, home, "at once");
  await jumpWithin(page);
  await expectAskedFor(page, home, "after jumps within the page");
  const tab = page.context().waitForEvent("page");
  await page.evaluate(() => void open("/getting-started"));
  const second = await tab;
  await started(second);
  expect(await second.evaluate(() => history.length)).toBe(1);
  await expectAskedFor(second, home, "without history");
  await second.close();
});

test("without scripts there is no Back button, and the links of the header stay", async () => {
  const page = opened();
  await page.setViewportSize(desktop);
  await page.evaluate(() => delete document.documentElement.dataset.js);
  expect(await page.getByRole("button", { name: words.back }).count()).toBe(0);
  for (const name of [words.home, words.documentation]) {
    expect(await header(page).getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-js", ""));
});

test("the header fits the smallest screen, and its links lead home and to the docs, on a phone too", async () => {
  const page = opened();
  await page.setViewportSize({ width: 320, height: 640 });
  const edges = await header(page)
    .locator("a:visible, button:visible, fieldset")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges).toHaveLength(5);
  for (const [index, [left = 0, right = 0]] of edges.entries()) {
    expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
    expect(right).toBeLessThanOrEqual(320);
  }
  const links = { [words.home]: "/", [words.documentation]: "/docs" };
  for (const [viewport, clicked] of [
    [phone, words.home],
    [desktop, words.documentation],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.mouse.wheel(0, 2000);
    for (const [name, path] of Object.entries(links)) {
      const link = header(page).getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href"), name).toBe(path);
      // Nothing covers it.
      await link.click({ trial: true });
    }
    await header(page).getByRole("link", { name: clicked, exact: true }).click();
    await page.waitForURL((url) => url.pathname === links[clicked]);
    await page.goBack();
    await started(page);
  }
});
