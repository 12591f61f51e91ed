import type { Page } from "playwright-core";

/** The page's address as the page itself has it. `page.url()` is told of a change later. */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => location.href));
}
