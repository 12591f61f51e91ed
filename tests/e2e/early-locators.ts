import type { Locator, Page } from "playwright-core";
import { eventually, type phone } from "./browser.ts";

export interface Control {
  /** Also says whether it is used by click or by key. */
  name: string;
  use: (page: Page) => Promise<unknown>;
  /** What can be seen at once. */
  now?: (page: Page) => Promise<unknown>;
  /** What is true once the scripts have arrived, unless another control leads to another page. */
  later?: (page: Page) => Promise<unknown>;
}

/**
 * Controls that are used one after the other on the same page. Effects that don't last come at the ends of a list: a
 * toast first, because it disappears; a dialog, a menu or a tooltip last, because it closes when the reader goes on.
 * The browser takes the focus to the target of a jump once more when the page has loaded.
 */
export interface Visit {
  path: string;
  /** The page before, for the history. */
  from?: string;
  viewport?: typeof phone;
  controls: Control[];
}

export const api = "/docs/api/dna";
export const concept = "/docs/concepts/dna";

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).first();
export const isSelected = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true, selected: true }).first().waitFor();
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
export const isToasted = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).waitFor();
export const group = (page: Page) =>
  page.getByRole("navigation", { name: "Documentation pages" }).locator("details").nth(1);
export const filter = (page: Page) => page.getByRole("searchbox", { name: "Search documentation" });
export const theme = (page: Page, name: string) => page.getByRole("radio", { name }).first();
export const isDark = (page: Page) => page.locator('html[data-theme="dark"]').waitFor();
export const menu = (page: Page) => page.locator("#page-menu");
export const sections = (page: Page) => page.getByRole("navigation", { name: "On this page" });
export const headingLink = (page: Page) => page.getByRole("link", { name: /^Link to/ }).first();
export const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Search all pages" });
export const figure = (page: Page, name: string) => page.locator(`#figure-${name}`);
export const readout = (page: Page, name: string) => figure(page, name).locator("[aria-live]").innerText();
export const probability = (page: Page) => page.getByRole("slider", { name: "Rate per byte" });
export const isAt = (page: Page, hash: string | RegExp) =>
  eventually(() => new URL(page.url()).hash).toMatch(hash);
/** The parameters of a figure in the page's address. */
export const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Whether the reader can reach the page's content. */
export function canFocus(page: Page): Promise<boolean> {
  return page
    .locator("main a")
    .filter({ visible: true })
    .first()
    .evaluate((link: HTMLElement) => {
      link.focus();
      return link === document.activeElement;
    });
}

/** Clicks, and again if the control moved between the press and the release: text above it may still be laid out. */
export async function clickUntilHit(control: Locator): Promise<void> {
  const seen = await control.evaluateHandle((element) => {
    const clicks = { count: 0 };
    element.addEventListener("click", () => {
      clicks.count += 1;
    });
    return clicks;
  });
  do await control.click();
  while (await seen.evaluate(({ count }) => count === 0));
}

export async function chooseInMenu(
  page: Page,
  name: string,
  act: (item: Locator) => Promise<unknown>,
): Promise<void> {
  // It may still be open.
  if (!(await menu(page).isVisible())) await act(button(page, "Copy or cite"));
  await act(menu(page).getByRole("button", { name }));
}
