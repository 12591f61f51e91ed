import type { Page } from "playwright-core";

export interface SidebarFacts {
  /** Addresses of the items that a reader sees. */
  shown: string[];
  expanded: string[];
  marked: string[];
}

/** What the sidebar shows. */
export function readSidebar(page: Page): Promise<SidebarFacts> {
  return page.evaluate(() => {
    const nav = document.querySelector('#sidebar nav[aria-label="Documentation pages"]');
    const shown = [...(nav?.querySelectorAll("a") ?? [])].filter((link) => link.checkVisibility());
    const address = (link: Element) => link.getAttribute("href") ?? "";
    return {
      shown: shown.map(address),
      expanded: [...(nav?.querySelectorAll("details[open] > summary") ?? [])].map(
        (summary) => summary.textContent ?? "",
      ),
      marked: shown.filter((link) => link.ariaCurrent === "page").map(address),
    };
  });
}

/** Expands the group of a page; its current item then moves from below the group's title to its place. */
export async function expandGroup(page: Page, title: string): Promise<SidebarFacts & { gap: number }> {
  const header = page.locator("#sidebar summary").filter({ hasText: title });
  const gap = await header.evaluate((summary) => {
    const shown = [...document.querySelectorAll('#sidebar nav [aria-current="page"]')].find((link) =>
      link.checkVisibility(),
    );
    return (shown?.getBoundingClientRect().top ?? 0) - summary.getBoundingClientRect().bottom;
  });
  await header.click();
  const facts = await readSidebar(page);
  await header.click();
  return { ...facts, gap };
}
