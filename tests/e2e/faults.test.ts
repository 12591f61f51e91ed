import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blockStorage, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const lost = { expectedErrors: /ERR_|Failed to (fetch|load)/ };

/** Controls that need a file which the page has not loaded yet. */
const controls = [
  {
    name: "Cite this page",
    path: "/docs/api/dna",
    use: async (page: Page) => {
      await page.getByRole("button", { name: "Page options" }).press("Enter");
      await page.getByRole("button", { name: "Cite this page" }).press("Enter");
    },
    effect: (page: Page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
  },
  {
    name: "Save for offline",
    path: "/docs/api/dna",
    use: (page: Page) => page.getByRole("button", { name: "Save for offline" }).press("Enter"),
    effect: (page: Page) => page.getByRole("dialog", { name: "Read offline" }).waitFor(),
  },
  {
    name: "a control of a figure",
    path: "/docs/concepts/dna",
    use: (page: Page) => page.getByRole("button", { name: "Highest ordinary: 1%" }).press("Enter"),
    effect: (page: Page) =>
      page.getByRole("button", { name: "Highest ordinary: 1%", pressed: true }).waitFor(),
  },
];

test.for(controls)(
  "without a connection, $name says what is missing, and works when it is tried again",
  async ({ path, use, effect }) => {
    const page = await open(path, { ...lost, viewport: phone });
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
    await effect(page);
    expect(await alert.count()).toBe(0);
  },
);

test("a report can be closed, and the control itself tries again", async () => {
  const [control] = controls;
  const page = await open("/docs/api/dna", lost);
  await page.context().setOffline(true);
  await control?.use(page);
  await page.getByRole("alert").getByRole("button", { name: "Close" }).press("Enter");
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.context().setOffline(false);
  await page.keyboard.press("Escape");
  await control?.use(page);
  await control?.effect(page);
});

test("pointing at a link that can't be loaded leaves the page alone", async () => {
  const page = await open("/docs", lost);
  await page.context().setOffline(true);
  const pages = page.getByRole("navigation", { name: "Documentation pages" });
  await pages.getByRole("link", { name: "Quick Start" }).hover();
  await pages.getByText("Core Concepts").click();
  await pages.getByRole("link", { name: "DNA and Genetics" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs");
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a message that needs a lost file is shown without it", async () => {
  const page = await open("/docs/api/dna", {
    ...lost,
    permissions: ["clipboard-read", "clipboard-write"],
    before: (page) => page.route("**/assets/toaster-*.js", (route) => route.abort()),
  });
  await page.getByRole("button", { name: /^Copy/ }).first().click();
  await page.getByRole("alert").getByText("Copied").waitFor();
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

test("without the fault, the specimen is whole", async () => {
  const page = await open("/design", { build: "review" });
  expect(await page.getByRole("region", { name: "Fault" }).getByRole("button").count()).toBe(1);
});

test.for(["/", "/getting-started", "/docs/api/dna"])(
  "%s works where storage is blocked, and moves on",
  async (path) => {
    const page = await open(path, { before: blockStorage, viewport: phone });
    await page
      .getByRole("link", { name: /documentation/i })
      .first()
      .waitFor();
    const target = page.locator('main a[href^="/docs"]').filter({ visible: true }).first();
    const href = (await target.getAttribute("href")) ?? "";
    await target.click();
    await page.waitForURL(`**${href}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
);
