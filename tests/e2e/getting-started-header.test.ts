import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { page as words } from "#content/getting-started.ts";
import { desktop, phone, started, withBrowser } from "./browser.ts";

const open = withBrowser();
const guide = (options = {}) => open("/getting-started", options);
const header = (page: Page) => page.getByRole("banner");

/** Comes to the guide from another page. */
const arrivals = {
  "by a link": (page: Page) => page.getByRole("link", { name: "Get Started" }).click(),
  "by a typed address": (page: Page) => page.goto("/getting-started"),
  "by a link, with a reload": async (page: Page) => {
    await page.getByRole("link", { name: "Get Started" }).click();
    await page.waitForURL("**/getting-started");
    await page.reload();
  },
};
/** What the reader does there. */
const jumps = {
  "at once": async () => {},
  "after jumps within the page": async (page: Page) => {
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await page.waitForURL("**/getting-started#content");
    await page.getByRole("link", { name: words.start }).click();
    await page.waitForURL("**/getting-started#prerequisites");
  },
  "after a jump and a reload": async (page: Page) => {
    await page.getByRole("link", { name: words.start }).click();
    await page.waitForURL("**/getting-started#prerequisites");
    await page.reload();
  },
};

const goBack = (page: Page) => header(page).getByRole("button", { name: words.back }).click();

for (const [arrival, arrive] of Object.entries(arrivals)) {
  test.for(Object.entries(jumps))(`Back returns to the page before, ${arrival} and %s`, async ([, jump]) => {
    const page = await open("/docs/concepts");
    await page.goto("/docs#resources");
    await arrive(page);
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    await started(page);
    await jump(page);
    await started(page);
    await goBack(page);
    await page.waitForURL((url) => url.pathname === "/docs" && url.hash === "#resources");
    // The way forward is still there.
    await page.goForward();
    await page.waitForURL("**/getting-started");
  });
}

test.for(Object.entries(jumps))("Back returns to the site that linked here, %s", async ([, jump]) => {
  const elsewhere = "http://elsewhere.example/";
  const page = await open("/docs", { expectedErrors: /request to another host/ });
  const link = `<a href="${inject("site")}/getting-started">Guide</a>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: link }));
  await page.goto(elsewhere);
  await page.getByRole("link", { name: "Guide" }).click();
  await page.waitForURL("**/getting-started");
  await started(page);
  await jump(page);
  await started(page);
  await goBack(page);
  await page.waitForURL(elsewhere);
});

test.for(Object.entries(jumps))("Back leads home when the page was opened directly, %s", async ([, jump]) => {
  const page = await guide();
  await jump(page);
  await started(page);
  await goBack(page);
  await page.waitForURL((url) => url.pathname === "/");
});

test("Back leads home in a tab that has no history", async () => {
  const page = await open("/docs");
  const opened = page.context().waitForEvent("page");
  await page.evaluate(() => void open("/getting-started"));
  const second = await opened;
  await started(second);
  expect(await second.evaluate(() => history.length)).toBe(1);
  await goBack(second);
  await second.waitForURL((url) => url.pathname === "/");
});

test("Back works where the browser can't list its history", async () => {
  const page = await open("/docs", {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined })),
  });
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.waitForURL("**/getting-started");
  await goBack(page);
  await page.waitForURL((url) => url.pathname === "/docs");
});

test.for([
  [words.home, "/"],
  [words.documentation, "/docs"],
] as const)("the header's %s button leads to %s, on a phone too", async ([name, path]) => {
  for (const viewport of [phone, desktop]) {
    const page = await guide({ viewport });
    await page.mouse.wheel(0, 2000);
    await header(page).getByRole("link", { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
  }
});

test("the header fits the smallest screen", async () => {
  const page = await guide({ viewport: { width: 320, height: 640 } });
  const edges = await header(page)
    .locator("a, button, fieldset")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges).toHaveLength(5);
  for (const [index, [left = 0, right = 0]] of edges.entries()) {
    expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test("without scripts there is no Back button, and the programs of both languages are shown", async () => {
  const page = await guide({ javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: words.back }).count()).toBe(0);
  for (const name of [words.home, words.documentation]) {
    expect(await header(page).getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  }
  for (const panel of await page.locator('[role="tabpanel"]').all())
    expect(await panel.isVisible()).toBe(true);
});
