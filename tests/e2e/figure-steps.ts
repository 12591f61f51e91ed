import type { Locator, Page } from "playwright-core";
import { hydrated } from "./browser.ts";

/** Brings a figure to the screen and waits until it is interactive. */
export async function showFigure(page: Page, name: string): Promise<Locator> {
  await hydrated(page, `${name}-figure`);
  return page.locator(`#figure-${name}`);
}
