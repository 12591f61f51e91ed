import { afterEach, describe, expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { desktop, eventually, idle, phone, started, withBrowser, withPage } from "./browser.ts";
import { deployed } from "./deployed-twice.ts";
import { showFigure } from "./figure-steps.ts";
import {
  allowed,
  areFilesCached,
  button,
  cached,
  cacheNames,
  dialogOf,
  isKept,
  openDialog,
  save,
  storedHeading,
} from "./offline-steps.ts";
import { hits, openSearch } from "./search-steps.ts";
import { sent } from "./sent.ts";

interface ExtendableMessage extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

const open = withBrowser();
const { pages } = docs;
const titleOf = (path: string) => pages.find(({ href }) => href === path)?.title ?? "";
const openKept = async (path: string, options = {}) =>
  isKept(await open(path, { ...allowed, ...options }), path);
let stop = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
});

test("pages that were visited can be read and used without a network; a page that is not stored names them, and tries again", async () => {
  const page = await openKept("/docs/api/dna", {
    viewport: phone,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.locator('main a[href="/docs/concepts/dna"]').first().click();
  await page.waitForURL("**/docs/concepts/dna");
  await showFigure(page, "dna");
  await eventually(() => cached(page, "/docs/concepts/dna")).toBe(true);
  await eventually(() => areFilesCached(page)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await started(page);
  const figure = await showFigure(page, "dna");
  await figure.getByRole("button", { name: "Highest typical: 1%" }).click();
  await figure.getByRole("button", { name: "Highest typical: 1%", pressed: true }).waitFor();
  await page.goto("/docs/api/dna?lang=python");
  await started(page);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page
    .getByRole("button", { name: /^Copy (?!or cite)/ })
    .filter({ visible: true })
    .first()
    .click();
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe("");

  const isMissing = () =>
    page.getByRole("heading", { level: 1, name: "This page is not on your device" }).waitFor();
  await page.setViewportSize(desktop);
  // By key, and not where the closing card leads: what the browser prefetches or prerenders ignores `setOffline`.
  await page.getByRole("link", { name: "Troubleshooting" }).first().press("Enter");
  await isMissing();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: titleOf("/docs/api/dna") }).waitFor();
  await page.goto("/docs/quick-start");
  await isMissing();
  await page.getByText(/^Quick Start .* without a network/).waitFor();
  const home = page.getByRole("main").getByRole("link", { name: "Go to the home page" });
  expect(await home.getAttribute("href")).toBe("/");
  for (const path of ["/docs/concepts/dna", "/docs/api/dna"]) {
    const list = page.getByRole("listitem");
    await list.getByRole("link", { name: titleOf(path), exact: true }).waitFor();
  }
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Quick Start" }).waitFor();

  const response = await page.goto("/docs/instalation");
  expect(response?.status()).toBe(404);
  expect(await cached(page, "/docs/instalation"), "a page that does not exist is stored").toBe(false);
});

test("without scripts, the offline page links to itself to be loaded again", async () => {
  const retry = (await sent("/offline")).querySelectorAll("main a").find(({ text }) => text === "Try again");
  expect(retry?.getAttribute("href")).toBe("/offline");
});

test("after Save for offline the whole site and search work without a network, a newer version is offered, and removal removes all", async () => {
  const site = await deployed();
  stop = site.stop;
  const page = await openKept("/docs", { origin: site.origin });
  await save(page);
  const version = () =>
    dialogOf(page)
      .getByText(/^Saved: version/)
      .innerText();
  const before = await version();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.context().setOffline(true);
  for (const { href, title } of pages) {
    expect(await storedHeading(page, href), href).toBe(title);
  }
  for (const { href, title } of pages.slice(-2)) {
    await page.goto(href);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  }
  await page.goto("/getting-started");
  await started(page);
  await openSearch(page);
  await page.keyboard.type("mutation rate");
  await hits(page).first().waitFor();
  await page.keyboard.press("Escape");
  await page.goto("/docs");
  await started(page);
  await openDialog(page);
  expect(await version()).toBe(before);
  await page.context().setOffline(false);

  site.deploy();
  await page.goto("/docs/quick-start");
  const alert = page.getByRole("alert").filter({ hasText: "A newer version of this site is ready." });
  await alert.waitFor();
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1;
  });
  await alert.getByRole("button", { name: "Update" }).click();
  await dialogOf(page).getByText("The site is saved").waitFor();
  expect(await version()).not.toBe(before);
  expect((await cacheNames(page)).filter((name) => name.startsWith("saved-"))).toHaveLength(1);
  expect(documents, "pages that were loaded for the update").toBe(0);

  await button(page, "Remove offline copy").press("Enter");
  await dialogOf(page).getByRole("status").getByText("Removed.").waitFor();
  expect(await cacheNames(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.goto("/docs/quick-start");
  await idle(page);
  expect(await cacheNames(page), "after the next visit").toEqual([]);
});

test("a newer version is offered while the old worker is still busy, on open pages and on the next one", async () => {
  const site = await deployed();
  stop = site.stop;
  const page = await openKept("/docs", { origin: site.origin });
  await save(page);
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      addEventListener("message", (event) => (event as ExtendableMessage).waitUntil(new Promise(() => {})));
    });
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage([]));
  site.deploy();
  const isOffered = () =>
    page.getByRole("alert").filter({ hasText: "A newer version of this site is ready." }).waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await isOffered();
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await eventually(isWaiting).toBe(true);
  await page.goto("/docs/quick-start");
  await isOffered();
  expect(await isWaiting(), "the new worker is still not active").toBe(true);
});

describe("without the worker, which would keep requests from the test", () => {
  const shared = withPage("/docs", { expectedErrors: allowed.expectedErrors });

  test("the buttons of the dialog appear when nothing above them moves anymore", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const page = shared();
    await page.route("**/offline-files.json", async (route) => {
      await held;
      await route.continue();
    });
    await openDialog(page);
    const actions = dialogOf(page).locator(".dialog-actions button");
    expect(await actions.count()).toBe(0);
    answer();
    await actions.first().waitFor();
    await page.unroute("**/offline-files.json");
    const text = await dialogOf(page).innerText();
    expect(text).toMatch(/Version \w{7} · [\d.]+ MB on this device/);
    expect(text).toContain("Also save Python");
  });

  test("saving that fails says why, keeps what it has and continues", async () => {
    const page = shared();
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    const status = dialogOf(page).getByRole("status");
    await openDialog(page);
    await dialogOf(page)
      .getByText(/on this device, [\d.]+ MB to download/)
      .waitFor();
    await page.evaluate(() => Object.assign(window, { put: Cache.prototype.put }));
    for (const [name, words] of [
      ["QuotaExceededError", "There is not enough space"],
      ["SecurityError", "does not let the site store files"],
    ] as const) {
      await page.evaluate((name) => {
        Cache.prototype.put = () => Promise.reject(new DOMException("refused", name));
      }, name);
      await button(page, "Save for offline").click();
      await status.getByText(words).waitFor();
    }
    await page.evaluate(() => {
      Cache.prototype.put = Reflect.get(window, "put");
    });
    await page.route("**/assets/neural-figure-*.js", (route) => route.abort());
    await button(page, "Save for offline").click();
    await status.getByText("Check your connection, then try again.").waitFor();
    await page.unroute("**/assets/neural-figure-*.js");
    await button(page, "Save for offline").press("Enter");
    await dialogOf(page)
      .getByText(/^Saved: version/)
      .waitFor();
  });
});

test("where there are no workers, there is no control", async () => {
  const page = await open("/docs", {
    before: (page) =>
      page.addInitScript(() => {
        // As it is without encryption: not even the name is there.
        Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
      }),
  });
  await eventually(() => page.getByRole("button", { name: "Save for offline" }).count()).toBe(0);
});
