import { expect, test } from "vitest";
import { notFoundPaths } from "#model/paths.ts";
import { paths } from "#tests/model.ts";
import { withBrowser } from "./browser.ts";
import { continuesAt } from "./focus.ts";
import { hydrateAll } from "./hydrate-all.ts";

const open = withBrowser();
// Every character of a keyboard without the space bar, which scrolls.
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

test.for([...paths, ...notFoundPaths])("%s: the first Tab leads to the content", async (path) => {
  const page = await open(path, { expectedErrors: /404/ });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#content");
  expect(await continuesAt(page, "content")).toBe(true);
});

// The shells and the tabs have handlers for keys: a page of each type.
test.for(["/", "/getting-started", "/docs", "/docs/api/organism", ...notFoundPaths])(
  "%s: no single key does anything",
  async (path) => {
    const page = await open(path, { expectedErrors: /404/, reducedMotion: "reduce" });
    await hydrateAll(page);
    await page.waitForLoadState("networkidle");
    const state = () =>
      page.evaluate(() => [location.href, document.activeElement?.tagName, document.body.innerHTML, scrollY]);
    const before = await state();
    for (const character of characters) await page.keyboard.press(character);
    expect(await state()).toEqual(before);
  },
);
