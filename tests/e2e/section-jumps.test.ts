import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { docs } from "#tests/model.ts";
import { desktop, phone, withBrowser } from "./browser.ts";
import { continuesAt } from "./focus.ts";

const open = withBrowser();
const small = { width: 1024, height: 700 };

interface Landing {
  id: string;
  /** Distance of the heading from the lower edge of whatever stays at the top of the window. */
  clear: number;
  isInWindow: boolean;
  current: (string | null)[];
}

/** Goes to every section, by its link in the list or as if the reader had edited the address. */
function jump(page: Page, by: "link" | "address"): Promise<Landing[]> {
  return page.evaluate(async (by) => {
    const frame = () => new Promise(requestAnimationFrame);
    const nav = document.querySelector('nav[aria-label="On this page"]');
    const landings: Landing[] = [];
    for (const link of nav?.querySelectorAll("a") ?? []) {
      const id = link.hash.slice(1);
      if (by === "link") link.click();
      else location.hash = id;
      const isThere = () => {
        const marked = nav?.querySelector("[aria-current]")?.getAttribute("href");
        return document.getElementById(id)?.checkVisibility() && marked === link.hash;
      };
      for (const end = performance.now() + 5000; !isThere() && performance.now() < end; ) await frame();
      // What is there must also stay.
      for (let left = 3; left > 0; left--) await frame();
      const heading = document.getElementById(id)?.getBoundingClientRect();
      const bars = [...document.querySelectorAll("header > *")]
        .filter((bar) => getComputedStyle(bar).position === "sticky")
        .map((bar) => bar.getBoundingClientRect().bottom);
      landings.push({
        id,
        clear: (heading?.top ?? -1) - Math.max(0, ...bars),
        isInWindow: (heading?.bottom ?? 0) <= innerHeight && (heading?.height ?? 0) > 0,
        current: [...(nav?.querySelectorAll("[aria-current]") ?? [])].map((item) =>
          item.getAttribute("href"),
        ),
      });
    }
    return landings;
  }, by);
}

function expectGood(landings: Landing[]): void {
  expect(landings.length).toBeGreaterThanOrEqual(2);
  for (const { id, clear, isInWindow, current } of landings) {
    expect({ id, isClear: clear >= 0, isInWindow }).toEqual({ id, isClear: true, isInWindow: true });
    expect(current).toEqual([`#${id}`]);
  }
}

test.for(docs.pages)(
  "$href: the link of each section leads below the bar and is marked",
  async ({ href }) => {
    for (const viewport of [phone, small, desktop]) {
      expectGood(await jump(await open(href, { viewport }), "link"));
    }
  },
);

test.for(docs.pages)("$href: from the link of each section, Tab continues there", async ({ href }) => {
  const page = await open(href);
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  for (const link of await links.all()) {
    await link.press("Enter");
    const id = new URL(page.url()).hash.slice(1);
    expect([id, await continuesAt(page, id)]).toEqual([id, true]);
  }
});

test.for(docs.pages)("$href: the address of each section leads there", async ({ href }) => {
  const landings = await jump(await open(href, { viewport: phone }), "address");
  for (const { id, clear, isInWindow } of landings) {
    expect({ id, isClear: clear >= 0, isInWindow }).toEqual({ id, isClear: true, isInWindow: true });
  }
  // The same from outside, for the last one but one, which is in a closed tab where a page has tabs.
  const id = landings.at(-2)?.id ?? "";
  const entered = await open(`${href}#${id}`);
  await entered.waitForFunction((target) => {
    const { top, bottom, height } = document.getElementById(target)?.getBoundingClientRect() ?? new DOMRect();
    return height > 0 && top >= 56 && bottom <= innerHeight;
  }, id);
});
