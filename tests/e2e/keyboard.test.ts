import { expect, test } from "vitest";
import { notFoundPaths, publishedPaths } from "#tools/paths.ts";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
// Every character of a keyboard without the space bar, which scrolls.
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

test.for([...publishedPaths(), ...notFoundPaths])("%s: the first Tab leads to the content", async (path) => {
  const page = await open(path, { expectedErrors: /404/ });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
});

// Keys are listened to by the shells, and by tabs: a page of each kind.
test.for(["/", "/getting-started", "/docs", "/docs/api/organism", ...notFoundPaths])(
  "%s: no single key does anything",
  async (path) => {
    const page = await open(path, { expectedErrors: /404/, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    // A living figure takes its picture over in its own time.
    await page.waitForFunction(() => !document.querySelector("[data-figure] :disabled"));
    const state = () =>
      page.evaluate(() => [location.href, document.activeElement?.tagName, document.body.innerHTML, scrollY]);
    const before = await state();
    for (const character of characters) await page.keyboard.press(character);
    expect(await state()).toEqual(before);
  },
);
