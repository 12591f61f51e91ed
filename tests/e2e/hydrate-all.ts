import type { Page } from "playwright-core";

/** Brings every island of a page to the screen and waits until all of them are interactive. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
  }
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-hydrated])"));
}
