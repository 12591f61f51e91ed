import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { eventually, phone, withBrowser } from "./browser.ts";
import { deployed } from "./deployed-twice.ts";

const open = withBrowser();
const gone = /404|Failed to (fetch|load)/;
let stop = async () => {};
afterEach(() => stop());

/** Opens a page of a site that can be deployed again, and notes every document that is asked for. */
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

const installation = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation pages" }).getByRole("link", { name: "Installation" });

test("a tab from before a deploy reaches the page that was clicked, with one load", async () => {
  const { page, documents, deploy } = await openDeployed("/docs");
  deploy();
  await installation(page).click();
  await page.waitForURL("**/docs/installation");
  await page.getByRole("heading", { level: 1, name: "Installation" }).waitFor();
  // From there the new build goes on by itself.
  await page.waitForLoadState("networkidle");
  await page
    .getByRole("navigation", { name: "Documentation pages" })
    .getByRole("link", { name: "Quick Start" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Quick Start" }).waitFor();
  expect(documents).toEqual(["/docs", "/docs/installation"]);
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
  await page.keyboard.press("Control+k");
  await page.keyboard.type("gossip time to live");
  await page.getByRole("option").or(page.getByRole("dialog").getByRole("link")).first().waitFor();
  deploy();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/docs");
  await eventually(() => documents.length).toBe(2);
  expect(documents[1]).toBe(new URL(page.url()).pathname);
});

test("the way back after a deploy leads to the old page, without a loop", async () => {
  const { page, documents, deploy } = await openDeployed("/docs");
  deploy();
  await installation(page).click();
  await page.waitForURL("**/docs/installation");
  await page.goBack();
  await page.waitForURL("**/docs");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(documents.length).toBeLessThanOrEqual(3);
});

test("a file that is really gone costs one load, and the page stays readable", async () => {
  const documents: string[] = [];
  const page = await open("/docs", { expectedErrors: gone });
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  await page.route("**/assets/dna-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Core Concepts" }).click();
  await page.getByRole("link", { name: "DNA and Genetics" }).first().click();
  await page.waitForURL("**/docs/concepts/dna");
  await page.waitForLoadState("networkidle");
  // What the reader presses says what is missing, and works when the file is there again.
  const tab = page.getByRole("tab", { name: "Python" }).first();
  await tab.click();
  await page.getByRole("alert").getByText("could not be loaded").waitFor();
  expect(await page.getByRole("heading", { level: 2 }).first().isVisible()).toBe(true);
  expect(documents).toEqual(["/docs/concepts/dna"]);
  await page.unroute("**/assets/dna-*.js");
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("tab", { name: "Python", selected: true }).first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("when the scripts of a page are gone, it is read as one without scripts", async () => {
  const page = await open("/docs/api/dna", {
    expectedErrors: gone,
    isStarted: false,
    before: (page) => page.route("**/assets/react-*.js", (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole("alert").getByRole("link", { name: "Reload the page" }).waitFor();
  for (const panel of await page.locator('[role="tabpanel"]').all())
    expect(await panel.isVisible()).toBe(true);
  expect(await page.getByRole("tab").count()).toBe(0);
  await page.unroute("**/assets/react-*.js");
  await page.getByRole("link", { name: "Reload the page" }).click();
  await page.getByRole("tab").first().waitFor();
});
