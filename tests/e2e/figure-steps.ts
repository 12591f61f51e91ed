import type { Locator, Page } from "playwright-core";

/** Brings a figure to the screen and waits until it answers. */
export async function showFigure(page: Page, name: string): Promise<Locator> {
  const figure = page.locator(`#figure-${name}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator("fieldset:enabled").waitFor();
  return figure;
}
