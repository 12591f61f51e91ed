import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, withBackForwardCache, withBrowser } from "./browser.ts";
import { leaveAndReturn } from "./restoring.ts";

const open = withBrowser(withBackForwardCache);
const elsewhere = "/docs/installation";

test("a restored page has the theme, the language and the sidebar as they were left on the other page", async () => {
  const linkIn = (page: Page) => page.locator("#sidebar").getByRole("link", { name: "Deployment" });
  const page = await leaveAndReturn({
    start: () => open("/docs/quick-start", { colorScheme: "light" }),
    elsewhere,
    async meanwhile(other) {
      await other.getByRole("radio", { name: "Dark theme" }).check({ force: true });
      await other
        .getByRole("tab", { name: /^Python/ })
        .first()
        .click();
      await other.locator("#sidebar summary").filter({ hasText: "Advanced Topics" }).click();
      await linkIn(other).waitFor();
    },
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  expect(await page.getByRole("radio", { name: "Dark theme" }).isChecked()).toBe(true);
  expect(await page.getByRole("tab", { name: "Rust", selected: true }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: "Python", selected: true }).count()).toBeGreaterThan(0);
  expect(await linkIn(page).isVisible()).toBe(true);
});

test.for<{ menu: string; openMenu: (page: Page) => Promise<unknown>; opened: (page: Page) => Locator }>([
  {
    menu: "sidebar",
    openMenu: (page) => page.getByRole("button", { name: "Open menu" }).click(),
    opened: (page) => page.locator("#sidebar"),
  },
  {
    menu: "menu of the page",
    openMenu: (page) => page.getByRole("button", { name: "Copy or cite" }).click(),
    opened: (page) => page.getByRole("link", { name: "View as Markdown" }),
  },
])("the $menu is not open on a restored page", async ({ openMenu, opened }) => {
  const page = await leaveAndReturn({
    async start() {
      const left = await open("/docs/concepts/dna", { viewport: phone });
      await openMenu(left);
      await opened(left).waitFor({ state: "visible" });
      return left;
    },
    elsewhere,
  });
  expect(await opened(page).isVisible()).toBe(false);
});
