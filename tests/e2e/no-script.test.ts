import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { desktop, phone, withBrowser } from "./browser.ts";

const open = withBrowser();
const listed = docs.groups.flatMap((group) => group.pages.map((page) => page.href));

test.for(docs.pages)(
  "$href can be read and left without scripts",
  async ({ href, title, subtitle, next }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(href, { javaScriptEnabled: false, viewport });
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      expect(await page.getByText(subtitle, { exact: true }).isVisible()).toBe(true);
      const closing = page.getByRole("navigation", { name: "Where to go next" }).getByRole("link");
      expect(await closing.count()).toBe(next.length);
      expect(await page.getByRole("searchbox").isVisible()).toBe(false);
      // The browser itself opens these. The paper's button is disabled with scripts, too, and says so.
      const menu = page.getByRole("button", { name: "Open menu" });
      const native = menu.or(page.getByRole("button", { name: "Page options" }));
      expect(await page.getByRole("button", { disabled: false }).count()).toBe(await native.count());
      if (viewport === phone) await menu.click();
      const navigation = page.getByRole("navigation", { name: "Documentation pages" });
      const closed = navigation.locator("details:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      const links = navigation.locator("li").getByRole("link");
      expect(await Promise.all((await links.all()).map((link) => link.getAttribute("href")))).toEqual(listed);
    }
  },
);

test.for(["/", "/getting-started"])("%s can be read without scripts", async (path) => {
  const page = await open(path, { javaScriptEnabled: false });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("without scripts all tab panels are shown and no dead control is", async () => {
  const page = await open("/design", { build: "review", javaScriptEnabled: false });
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
  expect(await page.getByRole("tab").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Copy/ }).count()).toBe(0);
});
