import type { Page } from "playwright-core";

export interface ForcedColors {
  /** Controls with the color of what is behind them. */
  unreadable: string[];
  /** Controls that don't show that they have the focus. */
  unmarked: string[];
}

/** How the page looks in the colors of the reader's system. */
export async function readForcedColors(page: Page): Promise<ForcedColors> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const unreadable = await page.evaluate(() => {
    const solid = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba.*, 0\)$|transparent/.test(backgroundColor)
        ? solid(element.parentElement)
        : backgroundColor;
    };
    return [...document.querySelectorAll("a, button, input, summary, [role=tab]")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).color === solid(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  const unmarked: string[] = [];
  await page.getByRole("link", { name: "Skip to content" }).focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "none" || outlineWidth === "0px" ? element.outerHTML.slice(0, 120) : undefined;
    });
    if (fault) unmarked.push(fault);
  }
  await page.emulateMedia({ forcedColors: "none" });
  return { unreadable, unmarked };
}
