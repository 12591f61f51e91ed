import { expect, test } from "vitest";
import { loadDocsModel } from "#tools/docs-model.ts";
import { publishedPaths } from "#tools/paths.ts";
import { phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const listed = loadDocsModel().groups.flatMap((group) => group.pages);
const smallest = { width: 320, height: 640 };

test.for(publishedPaths())("%s answers, hydrates without complaint and fits 320 px", async (path) => {
  const page = await open(path, { viewport: smallest });
  expect(await page.locator("h1").count()).toBe(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(smallest.width);
});

test.for(listed)(
  "$href is reached from the sidebar, and its heading takes the focus",
  async ({ href, title }) => {
    const page = await open("/docs/404", { expectedErrors: /404/ });
    await page.getByRole("searchbox", { name: "Search documentation" }).fill(title);
    await page.locator(`aside a[href="${href}"]`).click();
    await page.waitForURL(`**${href}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  },
);

test("a page opened on a phone shows its heading without scrolling", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(box?.y).toBeLessThan(phone.height / 2);
});
