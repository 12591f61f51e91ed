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

/** Types a query and waits for its answer, which is read out. */
export async function searchFor(page: Page, query: string): Promise<string> {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(query);
  const status = page
    .getByRole("dialog")
    .getByRole("status")
    .filter({ hasText: /\bresults?\b/i });
  await status.waitFor({ state: "attached" });
  return (await status.innerText()) || (await status.textContent()) || "";
}
