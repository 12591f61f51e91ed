import type { Page } from "playwright-core";
import { patience } from "../browser.ts";
import { continuesAt } from "../focus.ts";

export interface Landing {
  id: string;
  /** The heading is below whatever stays at the top of the window. */
  isClear: boolean;
  isInWindow: boolean;
  /** Which items of the list are marked as current. */
  current: (string | null)[];
}

/**
 * Goes to the first section, one in the middle and the last one, by its link in the list or as if the reader had
 * edited the address.
 */
export async function jumpToSections(page: Page, by: "link" | "address"): Promise<Landing[]> {
  return jumpTo(page, await someSections(page), by);
}

/** The same by link, with the sections from which Tab does not continue. */
export async function jumpAndTab(page: Page): Promise<{ landings: Landing[]; lost: string[] }> {
  const landings: Landing[] = [];
  const lost: string[] = [];
  for (const id of await someSections(page)) {
    landings.push(...(await jumpTo(page, [id], "link")));
    if (!(await continuesAt(page, id))) lost.push(id);
  }
  return { landings, lost };
}

async function someSections(page: Page): Promise<string[]> {
  const ids = await page
    .locator('nav[aria-label="On this page"] a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  const some = new Set([ids.at(0), ids.at(ids.length / 2), ids.at(-1)]);
  return ids.filter((id) => some.has(id));
}

function jumpTo(page: Page, ids: string[], by: "link" | "address"): Promise<Landing[]> {
  return page.evaluate(
    async ({ ids, by, patience }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const nav = document.querySelector('nav[aria-label="On this page"]');
      const landings: Landing[] = [];
      for (const id of ids) {
        const link = nav?.querySelector<HTMLAnchorElement>(`a[href="#${CSS.escape(id)}"]`);
        if (by === "address") location.hash = id;
        else {
          link?.focus();
          link?.click();
        }
        const isThere = () => {
          const marked = nav?.querySelector("[aria-current]")?.getAttribute("href");
          return document.getElementById(id)?.checkVisibility() && marked === `#${id}`;
        };
        for (const end = performance.now() + patience; !isThere() && performance.now() < end; ) await frame();
        // What is there must also stay.
        await frame();
        const { top, bottom, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
        const bars = [...document.querySelectorAll('header > *, nav[aria-label="Modules"]')]
          .filter((bar) => getComputedStyle(bar).position === "sticky")
          .map((bar) => bar.getBoundingClientRect())
          .filter((bar) => bar.top <= top)
          .map((bar) => bar.bottom);
        landings.push({
          id,
          isClear: top >= Math.max(0, ...bars),
          isInWindow: bottom <= innerHeight && height > 0,
          current: [...(nav?.querySelectorAll("[aria-current]") ?? [])].map((item) =>
            item.getAttribute("href"),
          ),
        });
      }
      return landings;
    },
    { ids, by, patience },
  );
}

/** How every landing should be. */
export const expected = (landings: readonly Landing[]): Landing[] =>
  landings.map(({ id }) => ({ id, isClear: true, isInWindow: true, current: [`#${id}`] }));
