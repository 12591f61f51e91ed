import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const tabbed = "/docs/api/dna";

/** Opens a page and notes the scripts it asks for from then on; the first list is what it needed to start. */
async function openNoting(
  path: string,
  options = {},
): Promise<{ page: Page; held: string; asked: string[] }> {
  const asked: string[] = [];
  const page = await open(path, {
    ...options,
    before: async (page: Page) => {
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  await page.waitForLoadState("networkidle");
  const held = /"held":"([^"]+)"/.exec(await page.content())?.[1] ?? "";
  expect(held).toMatch(/^\/assets\/.+\.js$/);
  return { page, held, asked };
}

test("a docs page is complete before its own script is loaded", async () => {
  const { page, held, asked } = await openNoting(tabbed);
  expect(asked).not.toContain(held);
  expect(await page.getByRole("heading", { name: "DNA::random" }).count()).toBe(1);
});

test("the first touch of the content loads the script, and the first click already works", async () => {
  const { page, held, asked } = await openNoting(tabbed);
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("heading", { name: "DNA::distance", exact: true }).waitFor();
  expect(asked).toContain(held);
  expect(await page.getByRole("tab", { name: "Analysis" }).getAttribute("aria-selected")).toBe("true");
});

test("the first key press works too", async () => {
  const { page } = await openNoting(tabbed);
  await page.getByRole("tab", { name: "Creation" }).focus();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Genes", selected: true }).waitFor();
});

test("the first tap works on a phone", async () => {
  const { page } = await openNoting(tabbed, { viewport: phone, hasTouch: true });
  await page.getByRole("tab", { name: "Genes" }).tap();
  await page.getByRole("tab", { name: "Genes", selected: true }).waitFor();
});

test("touching the shell leaves the content as it is", async () => {
  const { page, held, asked } = await openNoting(tabbed, { viewport: phone });
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("searchbox").or(page.getByPlaceholder("Search documentation...")).first().fill("dna");
  await page.keyboard.press("Escape");
  expect(asked).not.toContain(held);
  expect(await page.getByRole("heading", { name: "DNA::random", includeHidden: true }).count()).toBe(1);
});

test("a page that was left untouched is there again when the reader comes back", async () => {
  const { page } = await openNoting(tabbed);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Documentation" })
    .click();
  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "DNA" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "DNA::random" }).waitFor();
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("heading", { name: "DNA::distance", exact: true }).waitFor();
});

test("a link to a section works as soon as it is alive, while the content is not yet", async () => {
  const page = await open(tabbed, {
    before: (page) =>
      page.addInitScript(() => {
        const { port1, port2 } = new MessageChannel();
        // In the first moment that React leaves to others after it has taken over the list of sections.
        port1.onmessage = () => {
          const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="On this page"] a')];
          const link = links.find((item) => Object.keys(item).some((key) => key.startsWith("__reactProps")));
          if (link) link.click();
          else port2.postMessage("");
        };
        port2.postMessage("");
      }),
  });
  await page.waitForFunction(() => location.hash && document.activeElement?.id === location.hash.slice(1));
});
