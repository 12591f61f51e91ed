import { expect, test } from "vitest";
import { builtPages } from "#tests/site/built-pages.ts";
import { violations } from "./axe.ts";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
const tabbed = builtPages.filter(({ root }) => root.querySelector("[role=tab]")).map(({ path }) => path);

test.for(tabbed)(
  "%s has no accessibility violations with any of its tabs chosen",
  { timeout: 180_000 },
  async (path) => {
    const page = await open(`${path}?lang=python`);
    // The tabs that are chosen at first have a test of their own.
    const others = page.locator('[role="tab"][aria-selected="false"]:not([data-language])');
    await page.locator("main").hover();
    expect(await violations(page)).toEqual([]);
    const labels = await others.allTextContents();
    for (const name of labels) {
      await page.getByRole("tab", { name, exact: true }).click();
      await page.getByRole("tab", { name, exact: true, selected: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    }
  },
);
