import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, withBackForwardCache, withBrowser } from "./browser.ts";
import { goBack, notRestored, recordRestoring } from "./restoring.ts";

const open = withBrowser(withBackForwardCache);
const elsewhere = "/docs/installation";

/** Goes to another page, does something there, and comes back. */
async function leaveAndReturn(page: Page, meanwhile?: (page: Page) => Promise<unknown>): Promise<void> {
  await recordRestoring(page);
  const path = new URL(page.url()).pathname;
  await page.goto(elsewhere);
  await meanwhile?.(page);
  await goBack(page, path);
}

test("a restored page has the theme, the language and the sidebar as they were left on the other page", async () => {
  const page = await open("/docs/quick-start", { colorScheme: "light" });
  const link = page.locator("#sidebar").getByRole("link", { name: "Deployment" });
  await leaveAndReturn(page, async (other) => {
    await other.getByRole("radio", { name: "Dark theme" }).check({ force: true });
    await other
      .getByRole("tab", { name: /^Python/ })
      .first()
      .click();
    await other.locator("#sidebar summary").filter({ hasText: "Advanced Topics" }).click();
    await link.waitFor();
  });
  expect(await notRestored(page)).toBeUndefined();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  expect(await page.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: "Python", selected: true }).count()).toBeGreaterThan(0);
  expect(await link.isVisible()).toBe(true);
});

test("no menu is open on a restored page", async () => {
  const page = await open("/docs/concepts/dna", { viewport: phone });
  await page.route(`**${elsewhere}`, (route) =>
    route.fulfill({ contentType: "text/html", body: "Elsewhere" }),
  );
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#sidebar").waitFor({ state: "visible" });
  await leaveAndReturn(page);
  expect(await notRestored(page)).toBeUndefined();
  expect(await page.locator("#sidebar").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.getByRole("link", { name: "View as Markdown" }).waitFor();
  await leaveAndReturn(page);
  expect(await notRestored(page)).toBeUndefined();
  expect(await page.getByRole("link", { name: "View as Markdown" }).isVisible()).toBe(false);
});
