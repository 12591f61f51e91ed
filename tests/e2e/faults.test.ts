import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { blockStorage, desktop, phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const path = "/docs/concepts/dna";
/** Has a figure, a program and the page menu. One file can't be loaded at all. */
const shared = withPage(path, {
  viewport: phone,
  expectedErrors: /ERR_|Failed to (fetch|load)/,
  permissions: ["clipboard-read", "clipboard-write"],
  before: (page) => page.route("**/assets/toaster-*.js", (route) => route.abort()),
});

/** The shared page without a connection, and with nothing open. */
async function begin(viewport: typeof desktop): Promise<Page> {
  const page = shared();
  await page.context().setOffline(true);
  await page.keyboard.press("Escape");
  await page.setViewportSize(viewport);
  return page;
}

/** A control that needs a file which the page has not loaded yet. */
interface Control {
  use: (page: Page) => Promise<void>;
  effect: (page: Page) => Locator;
}

const cite: Control = {
  use: async (page) => {
    await page.getByRole("button", { name: "Copy or cite" }).press("Enter");
    await page.getByRole("button", { name: "Cite this page" }).press("Enter");
  },
  effect: (page) => page.getByRole("dialog", { name: "Cite this page" }),
};
const save: Control = {
  use: (page) => page.getByRole("button", { name: "Save for offline" }).press("Enter"),
  effect: (page) => page.getByRole("dialog", { name: "Read offline" }),
};
const figureControl: Control = {
  use: (page) => page.getByRole("button", { name: "Highest typical: 1%" }).press("Enter"),
  effect: (page) => page.getByRole("button", { name: "Highest typical: 1%", pressed: true }),
};

/** Without a connection, the control says what is missing, and works when it is tried again. */
async function expectSecondTry(page: Page, { use, effect }: Control): Promise<void> {
  await page.context().setOffline(true);
  await use(page);
  const alert = page.getByRole("alert");
  await alert.getByText("Check your connection").waitFor();
  const box = await alert.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  // Still no connection: it is reported again.
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.getByRole("button", { name: "Try again" }).waitFor();
  await page.context().setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await effect(page).waitFor();
  expect(await alert.count()).toBe(0);
}

test("without a connection, a control of a figure works when tried again", async () => {
  // First, because the figure starts by itself when it comes near the screen.
  await expectSecondTry(await begin(phone), figureControl);
});

test("without a connection, Cite this page and Save for offline work when tried again, and a report can be closed", async () => {
  const page = await begin(phone);
  await cite.use(page);
  await page.getByRole("alert").getByRole("button", { name: "Close" }).press("Enter");
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expectSecondTry(page, cite);
  await page.keyboard.press("Escape");
  await cite.effect(page).waitFor({ state: "hidden" });
  await expectSecondTry(page, save);
  // Both dialogs are in the page now, and each keeps its name.
  await page.keyboard.press("Escape");
  await cite.use(page);
  await cite.effect(page).waitFor();
});

test("pointing at a link that can't be loaded leaves the page alone, and a message that needs a lost file is shown without it", async () => {
  const page = await begin(desktop);
  const pages = page.getByRole("navigation", { name: "Documentation pages" });
  await pages.getByRole("link", { name: "Quick Start" }).hover();
  await pages.getByText("API Reference").click();
  await pages.getByRole("link", { name: "DNA API" }).waitFor();
  expect((await addressOf(page)).pathname).toBe(path);
  expect(await page.getByRole("alert").count()).toBe(0);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Copy dna-parts.rs" }).click();
  await page.getByRole("alert").getByText("Copied dna-parts.rs").waitFor();
});

test("an exception in an island leaves its built HTML, and the rest works", async () => {
  const page = await open("/design?fault", {
    build: "review",
    expectedErrors: /specimen of a fault|Minified React error/,
  });
  const part = page.getByRole("region", { name: "Fault" });
  await part.scrollIntoViewIfNeeded();
  await part.getByRole("note").getByRole("link", { name: "Reload the page" }).waitFor();
  await part.getByText("stays readable when this figure fails").waitFor();
  expect(await part.getByRole("button").count()).toBe(0);
  const tab = page.getByRole("tab", { selected: false }).first();
  const name = await tab.innerText();
  await tab.click();
  await page.getByRole("tab", { name, selected: true }).first().waitFor();
});

test("every type of page works where storage is blocked, and moves on; a chosen theme lasts for the page", async () => {
  const page = await open("/getting-started", {
    before: blockStorage,
    viewport: phone,
    colorScheme: "light",
  });
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole("radio", { name: "Dark theme" }).check({ force: true });
  expect(await scheme()).toBe("dark");
  await moveOn(page, 'a[href="/"]');
  expect(await scheme()).not.toBe("dark");
  await moveOn(page, 'main a[href="/docs"]');
  await moveOn(page, 'main a[href="/docs/api"]');
  await moveOn(page, 'main a[href="/docs/api/dna"]');
  await moveOn(page, 'main a[href^="/docs"]');
});

async function moveOn(page: Page, link: string): Promise<void> {
  await page
    .getByRole("link", { name: /documentation|docs/i })
    .first()
    .waitFor();
  const target = page.locator(link).filter({ visible: true }).first();
  const href = (await target.getAttribute("href")) ?? "";
  await target.click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
