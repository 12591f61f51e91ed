import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { eventually, phone, started, withBrowser } from "./browser.ts";
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

const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name });

test("a tab from before a deploy reaches the page that was clicked, continues with the new build, and Back leads to the old page", async () => {
  const { page, documents, deploy } = await openDeployed("/docs");
  deploy();
  await linkTo(page, "Installation").click();
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  await started(page);
  await linkTo(page, "Quick Start").click();
  await page.getByRole("heading", { level: 1, name: "Quick Start" }).waitFor();
  expect(documents).toEqual(["/docs", "/docs/installation", "/docs/quick-start"]);
  for (const path of ["/docs/installation", "/docs"]) {
    await page.goBack();
    await page.waitForURL(`**${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  expect(documents.length, "documents after going back twice").toBeLessThanOrEqual(5);
});

test("so does a reader with a keyboard, on a phone, from the landing page", async () => {
  const { page, documents, deploy } = await openDeployed("/", { viewport: phone });
  deploy();
  await page.getByRole("link", { name: "Read Documentation" }).press("Enter");
  await page.waitForURL("**/docs");
  await page.getByRole("navigation", { name: "Breadcrumb" }).waitFor();
  expect(documents).toEqual(["/", "/docs"]);
});

test("and one who chose a section on another page in search", async () => {
  const { page, documents, deploy } = await openDeployed("/docs");
  await openSearch(page);
  await searchFor(page, "gossip time to live");
  deploy();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/docs");
  await eventually(() => documents.length).toBe(2);
  expect(documents[1]).toBe((await addressOf(page)).pathname);
});

/** What an old tab can't load any more: it says so, and a reload brings the new build. */
const partsOnDemand = [
  {
    name: "a figure",
    path: "/docs/concepts/dna",
    use: (page: Page) => page.getByRole("button", { name: "Highest typical: 1%" }).click(),
    effect: (page: Page) =>
      page.getByRole("button", { name: "Highest typical: 1%", pressed: true }).waitFor(),
  },
  {
    name: "search",
    path: "/docs",
    use: (page: Page) => page.keyboard.press("Control+k"),
    effect: (page: Page) => hits(page).first().waitFor(),
  },
  {
    name: "a dialog",
    path: "/docs",
    use: async (page: Page) => {
      await page.getByRole("button", { name: "Copy or cite" }).click();
      await page.getByRole("button", { name: "Cite this page" }).click();
    },
    effect: (page: Page) => page.getByRole("dialog", { name: "Cite this page" }).waitFor(),
  },
];

test.for(partsOnDemand)(
  "in a tab from before a deploy, $name says what is missing, and works after a reload",
  async ({ path, use, effect }) => {
    const { page, deploy } = await openDeployed(path);
    deploy();
    await use(page);
    const reload = page.getByRole("link", { name: "Reload the page" });
    await reload.waitFor();
    await page.getByText("failed to load").waitFor();
    expect(await page.locator("main h2").first().isVisible()).toBe(true);
    await reload.click();
    await page.waitForURL(`**${path}`);
    await started(page);
    await eventually(() => reload.count()).toBe(0);
    await use(page);
    await effect(page);
  },
);

test("in a tab from before a deploy, a message that needs a toast is shown without it", async () => {
  const { page, deploy } = await openDeployed("/docs/api/dna", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  deploy();
  await page
    .getByRole("button", { name: /^Copy (?!or cite)/ })
    .first()
    .click();
  await page.getByRole("alert").getByText("Copied").waitFor();
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
