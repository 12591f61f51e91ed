import { expect, test } from "vitest";
import { docs, paths } from "#tests/model.ts";
import { phone, withBrowser } from "./browser.ts";
import { hydrateAll } from "./hydrate-all.ts";

const open = withBrowser();
const listed = docs.groups.flatMap((group) => group.pages);
const smallest = { width: 320, height: 640 };

test.for(paths)("%s answers, hydrates its islands without complaint and fits 320 px", async (path) => {
  const page = await open(path, { viewport: smallest });
  expect(await page.locator("h1").count()).toBe(1);
  await hydrateAll(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(smallest.width);
});

test.for(listed)(
  "$href is reached from the sidebar, and the focus is at its start",
  async ({ href, title }) => {
    const page = await open("/docs/404", { expectedErrors: /404/ });
    await page.getByRole("searchbox", { name: "Search documentation" }).fill(title);
    await page.locator(`#sidebar a[href="${href}"]:visible`).click();
    await page.waitForURL(`**${href}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  },
);

test("a page opened on a phone shows its heading without scrolling", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(box?.y).toBeLessThan(phone.height / 2);
});
