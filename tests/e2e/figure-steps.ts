import type { Locator, Page } from "playwright-core";
import { desktop, frames } from "./browser.ts";

/** Brings a figure to the screen, points at it and waits until it is interactive. */
export async function showFigure(page: Page, name: string): Promise<Locator> {
  const island = page.locator(`[data-island="${name}-figure"]`);
  await island.scrollIntoViewIfNeeded();
  await island.dispatchEvent("pointerover");
  await page.locator(`[data-island="${name}-figure"][data-hydrated]`).waitFor();
  return page.locator(`#figure-${name}`);
}

/** Shows a figure as on a page that was just opened, whatever an earlier test did with it. */
export async function resetFigure(page: Page, name: string, viewport = desktop): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(viewport);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const figure = await showFigure(page, name);
  const reset = figure.getByRole("button", { name: "Reset" });
  if ((await reset.count()) === 0) {
    // Only a new page is without the results of a measurement.
    await page.reload();
    return showFigure(page, name);
  }
  const table = figure.locator("details[open]").filter({ has: page.getByRole("table") });
  if ((await table.count()) > 0) await table.locator("summary").press("Enter");
  await reset.press("Enter");
  await frames(page);
  return figure;
}

/** Shows the settings that are hidden at first. */
export async function showMoreSettings(figure: Locator): Promise<void> {
  const summary = figure.locator("summary").filter({ hasText: "More settings", visible: true });
  // axe may have opened it already.
  if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
}
