import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { desktop, eventually, phone, started, withBrowser } from "./browser.ts";
import { deployed } from "./deployed-twice.ts";
import { hits, openSearch, searchFor } from "./search-steps.ts";

const open = withBrowser();
const gone = /404|Failed to (fetch|load)|MIME type/;
let stop = async () => {};
afterEach(() => stop());

/** Opens a page of a site that can be deployed again, and records every document that is requested. */
async function openDeployed(path: string, options = {}) {
  const site = await deployed();
  stop = site.stop;
  const documents: string[] = [];
  const page = await open(path, {
    origin: site.origin,
    expectedErrors: gone,
    ...options,
    before: async (page: Page) => {
      page.on("request", (request) => {
        if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
      });
    },
  });
  return { page, documents, deploy: site.deploy };
}

test("a tab from before a deploy reaches what is chosen there, continues with the new build, and Back leads to the old pages", async () => {
  const { page, documents, deploy } = await openDeployed("/", { viewport: phone });
  deploy();
  await page.getByRole("link", { name: "Read Documentation" }).press("Enter");
  await page.waitForURL("**/docs");
  await page.getByRole("navigation", { name: "Breadcrumb" }).waitFor();

  await page.setViewportSize(desktop);
  await openSearch(page);
  await searchFor(page, "gossip time to live");
  deploy();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/docs");
  await eventually(() => documents.length).toBe(3);
  const { pathname: section } = await addressOf(page);

  deploy();
  await page
    .getByRole("navigation", { name: "Documentation pages" })
    .getByRole("link", { name: "Installation" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  await started(page);
  expect(documents).toEqual(["/", "/docs", section, "/docs/installation"]);
  for (const path of [section, "/docs"]) {
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  expect(documents.length, "documents after going back twice").toBeLessThanOrEqual(6);
});

const closeAlert = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Close" }).click();

/** Parts of a page that an old tab can't load anymore. */
const partsOnDemand = [
  {
    use: (page: Page) => page.getByRole("button", { name: "Highest typical: 1%" }).click(),
    effect: (page: Page) =>
      page.getByRole("button", { name: "Highest typical: 1%", pressed: true }).waitFor(),
    close: closeAlert,
  },
  {
    use: (page: Page) => page.keyboard.press("Control+k"),
    effect: (page: Page) => hits(page).first().waitFor(),
    close: (page: Page) => page.keyboard.press("Escape"),
  },
  {
    use: async (page: Page) => {
      await page.getByRole("button", { name: "Copy or cite" }).click();
      await page.getByRole("button", { name: "Cite this page" }).click();
    },
    effect: (page: Page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
    close: closeAlert,
  },
] as const;

test("in a tab from before a deploy, what is loaded on demand says what is missing, and works after a reload", async () => {
  const { page, deploy } = await openDeployed("/docs/concepts/dna", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  deploy();
  // A message that needs a toast is shown without it.
  await page.getByRole("button", { name: "Copy dna-parts.rs" }).click();
  await page.getByRole("alert").getByText("Copied dna-parts.rs").waitFor();

  await closeAlert(page);

  const reload = page.getByRole("link", { name: "Reload the page" });
  for (const { use, close } of partsOnDemand) {
    await use(page);
    await reload.waitFor();
    await page.getByText("failed to load").filter({ visible: true }).waitFor();
    await close(page);
    await eventually(() => reload.count()).toBe(0);
  }
  expect(await page.locator("main h2").first().isVisible()).toBe(true);
  await partsOnDemand[0].use(page);
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await started(page);
  expect(await reload.count()).toBe(0);
  for (const { use, effect } of partsOnDemand) {
    await use(page);
    await effect(page);
    await page.keyboard.press("Escape");
  }
});

test("when the scripts of a page are gone, it is read as one without scripts", async () => {
  const script = "**/assets/client-*.js";
  const page = await open("/docs/api/dna", {
    expectedErrors: gone,
    isStarted: false,
    before: (page) => page.route(script, (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole("alert").getByRole("link", { name: "Reload the page" }).waitFor();
  for (const panel of await page.locator('[role="tabpanel"]').all())
    expect(await panel.isVisible()).toBe(true);
  expect(await page.getByRole("tab").count()).toBe(0);
  await page.unroute(script);
  await page.getByRole("link", { name: "Reload the page" }).click();
  await page.getByRole("tab").first().waitFor();
});
