import type { Page, Route } from "playwright-core";
import { expect, inject, test } from "vitest";
import { page as words } from "#content/getting-started.ts";
import { addressOf } from "./address.ts";
import { desktop, phone, started, withBrowser } from "./browser.ts";

const open = withBrowser();
const header = (page: Page) => page.getByRole("banner");

const goBack = (page: Page) => header(page).getByRole("button", { name: words.back }).click();

/** How the reader comes to the guide from another page. */
const arrivals = {
  "a link": (page: Page) => page.getByRole("link", { name: "Get Started" }).click(),
  "a typed address": (page: Page) => page.goto("/getting-started"),
  "a link, with a reload": async (page: Page) => {
    await page.getByRole("link", { name: "Get Started" }).click();
    await page.waitForURL("**/getting-started");
    await page.reload();
  },
};
/** What the reader does there. */
const jumps = {
  nothing: async () => {},
  "jumps within the page": async (page: Page) => {
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await page.waitForURL("**/getting-started#content");
    await page.getByRole("link", { name: words.start }).click();
    await page.waitForURL("**/getting-started#prerequisites");
  },
  "a jump and a reload": async (page: Page) => {
    await page.getByRole("link", { name: words.start }).click();
    await page.waitForURL("**/getting-started#prerequisites");
    await page.reload();
  },
};

test("Back returns to the page before, however the reader came and whatever followed", async () => {
  const page = await open("/docs/concepts");
  await page.goto("/docs#resources");
  for (const [arrival, jump] of [
    ["a link", "nothing"],
    ["a typed address", "jumps within the page"],
    ["a link, with a reload", "a jump and a reload"],
  ] as const) {
    await arrivals[arrival](page);
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    await started(page);
    await jumps[jump](page);
    await started(page);
    await goBack(page);
    await page.waitForURL((url) => !url.pathname.startsWith("/getting-started"));
    const { pathname, hash } = await addressOf(page);
    expect(pathname + hash, `after ${arrival} and ${jump}`).toBe("/docs#resources");
    const next = await page.evaluate(
      () => navigation.entries()[(navigation.currentEntry?.index ?? 0) + 1]?.url ?? "none",
    );
    expect(next, `the way forward after ${arrival} and ${jump}`).toBe(`${inject("site")}/getting-started`);
  }
  await page.goForward();
  await page.waitForURL("**/getting-started");
});

/**
 * Presses Back after each thing that the reader can do in the guide. The answer is empty until the last time, so that
 * the browser stays in the guide.
 */
async function expectBackTo(page: Page, address: string): Promise<void> {
  const [last] = Object.keys(jumps).slice(-1);
  const stay = (route: Route) => route.fulfill({ status: 204 });
  await page.route(address, stay);
  for (const [name, jump] of Object.entries(jumps)) {
    await jump(page);
    await started(page);
    if (name === last) await page.unroute(address, stay);
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await goBack(page);
    expect((await asked).url(), `after ${name}`).toBe(address);
  }
  await page.waitForURL(address);
}

test("Back returns to the site that linked here, whatever followed", async () => {
  const elsewhere = "http://elsewhere.example/";
  const page = await open("/docs", { expectedErrors: /request to another host/ });
  const link = `<a href="${inject("site")}/getting-started">Guide</a>`;
  await page.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: link }));
  await page.goto(elsewhere);
  await page.getByRole("link", { name: "Guide" }).click();
  await page.waitForURL("**/getting-started");
  await expectBackTo(page, elsewhere);
});

test("Back leads home when the page was opened directly, also in a tab that has no history", async () => {
  const page = await open("/getting-started");
  await expectBackTo(page, `${inject("site")}/`);
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

test("the header fits the smallest screen, and its links lead home and to the docs, on a phone too", async () => {
  const page = await open("/getting-started", { viewport: { width: 320, height: 640 } });
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

test("without scripts there is no Back button, and the programs of both languages are shown", async () => {
  const page = await open("/getting-started", { javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: words.back }).count()).toBe(0);
  for (const name of [words.home, words.documentation]) {
    expect(await header(page).getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  }
  for (const panel of await page.locator('[role="tabpanel"]').all())
    expect(await panel.isVisible()).toBe(true);
});
