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
  // Once a key was pressed, the focus is shown wherever a script puts it.
  await page.keyboard.press("Tab");
  const unmarked = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")];
    return controls
      .filter((control) => {
        if (!control.checkVisibility() || control.matches(":disabled")) return false;
        control.focus({ preventScroll: true });
        // A control that is itself invisible shows its focus on what is beside it.
        const isHidden = control.getBoundingClientRect().width <= 1;
        const { outlineStyle, outlineWidth } = getComputedStyle(
          (isHidden && control.nextElementSibling) || control,
        );
        return outlineStyle === "none" || outlineWidth === "0px";
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: "none" });
  return { unreadable, unmarked };
}
