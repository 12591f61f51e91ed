import type { Locator, Page } from "playwright-core";

/** Brings a figure to the screen, points at it and waits until it is interactive. */
export async function showFigure(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`[data-island="${name}-figure"]`);
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent("pointerover");
  await page.locator(`[data-island="${name}-figure"][data-hydrated]`).waitFor();
  return page.locator(`#figure-${name}`);
}

/** Shows the settings that are hidden at first. */
export async function showMoreSettings(figure: Locator): Promise<void> {
  const summary = figure.locator("summary").filter({ hasText: "More settings", visible: true });
  // axe may have opened it already.
  if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
}
