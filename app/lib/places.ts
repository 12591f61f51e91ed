import { decode } from "./decode.ts";
import { sectionSelector } from "./sections.ts";

/** The element that the last part of an address points at. */
export function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

/** How far below the top of the window a jump puts its target: clear of the bar that stays there. */
export function jumpLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The heading of what is at the top of the window: a section's, or the page's own. */
export function headingAtTop(): HTMLElement | null {
  const line = jumpLine() + 1;
  const passed = [...document.querySelectorAll<HTMLElement>(sectionSelector)].filter(
    (heading) => heading.checkVisibility() && heading.getBoundingClientRect().top <= line,
  );
  return passed.at(-1) ?? document.querySelector("h1");
}
