import { expect, test } from "vitest";
import { notFoundPaths } from "#model/paths.ts";
import { idle, laidOut, withBrowser } from "./browser.ts";
import { hydrateAll } from "./hydrate-all.ts";

const open = withBrowser();
// Every character of a keyboard without the space bar, which scrolls.
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

// The shells and the tabs have handlers for keys: a page of each type.
test.for(["/", "/getting-started", "/docs/api/organism", ...notFoundPaths])(
  "%s: no single key does anything",
  async (path) => {
    const page = await open(path, { expectedErrors: /404/, reducedMotion: "reduce" });
    await hydrateAll(page);
    // Until then, one block after another gets a style.
    await laidOut(page);
    await idle(page);
    const state = () =>
      page.evaluate(() => [location.href, document.activeElement?.tagName, document.body.innerHTML, scrollY]);
    const before = await state();
    for (const character of characters) await page.keyboard.press(character);
    expect(await state()).toEqual(before);
  },
);
