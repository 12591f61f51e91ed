import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blockStorage, eventually, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const lost = { expectedErrors: /ERR_|Failed to (fetch|load)/ };
const quickStart = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name: "Quick Start" });

test("without a connection the reader stays on the page, is told, and can try again", async () => {
  const page = await open("/docs/api/dna", lost);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("tab", { name: "Analysis", selected: true }).waitFor();
  const before = await page.evaluate(() => scrollY);
  await page.context().setOffline(true);
  await quickStart(page).click();
  const alert = page.getByRole("alert");
  await alert.getByText("Check your connection, then try again.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/docs/api/dna");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.getByRole("tab", { name: "Analysis", selected: true }).count()).toBe(1);
  // Still nothing: told again.
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.getByRole("button", { name: "Try again" }).waitFor();
  await page.context().setOffline(false);
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Quick Start" }).waitFor();
  await eventually(() => alert.count()).toBe(0);
});

test("the same on a phone, with a keyboard, from the landing page; the link itself tries again", async () => {
  const page = await open("/", { ...lost, viewport: phone });
  await page.context().setOffline(true);
  const link = page.getByRole("link", { name: "Read Documentation" });
  await link.press("Enter");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  const box = await alert.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
  await alert.getByRole("button", { name: "Close" }).press("Enter");
  expect(await alert.count()).toBe(0);
  await page.context().setOffline(false);
  await link.press("Enter");
  await page.waitForURL("**/docs");
});

test("pointing at a link that cannot be loaded leaves the page alone", async () => {
  const page = await open("/docs", lost);
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents += 1;
  });
  await page.route("**/assets/quick-start-*.js", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed");
  await quickStart(page).hover();
  await asked;
  await page.getByRole("button", { name: "Core Concepts" }).click();
  expect(documents).toBe(0);
});

test("a reader who chose another page meanwhile goes there", async () => {
  const page = await open("/docs");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/quick-start-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await quickStart(page).click();
  await page
    .getByRole("navigation", { name: "Documentation pages" })
    .getByRole("link", { name: "Installation" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  release();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe("/docs/installation");
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

test("an exception in one part leaves what was built of it, and the rest works", async () => {
  const page = await open("/design?fault", {
    build: "review",
    expectedErrors: /specimen of a fault|Minified React error/,
  });
  const part = page.getByRole("region", { name: "Fault" });
  await part.getByText("stays readable when this figure fails").waitFor();
  await eventually(() => part.getByRole("button").count()).toBe(0);
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
