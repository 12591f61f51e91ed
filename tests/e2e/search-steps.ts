import type { Page } from "playwright-core";

/** The steps that tests of search share. */

export const searchIndexFile = "**/search-index.json";

export const searchField = (page: Page) =>
  page.getByRole("dialog", { name: "Search all pages" }).locator("input");

export const hits = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");

/** Opens search by keys and waits until it can answer. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await hits(page).first().waitFor();
}

/** Closes search if it is open. */
export async function closeSearch(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Search all pages" });
  if (await dialog.isVisible()) await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

/** Types a query and waits until its answer is complete and announced. Returns the announcement. */
export async function searchFor(page: Page, query: string): Promise<string> {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(query);
  const announced = await page.waitForFunction(() => {
    const dialog = document.querySelector("dialog[open]");
    const count = dialog?.querySelector(".search-keys")?.getAttribute("data-count");
    const answer = count || dialog?.querySelector(".search-message")?.textContent;
    const isComplete =
      !count || dialog?.querySelectorAll('[role="option"]').length === Number.parseInt(count, 10);
    const status = dialog?.querySelector('[role="status"]')?.textContent;
    return isComplete && status === answer ? status : undefined;
  });
  return (await announced.jsonValue()) ?? "";
}
