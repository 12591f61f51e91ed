import { decode } from "./decode.ts";

/** The element that the last part of an address points at. */
export function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

/** How far below the top of the window a jump puts its target: clear of the bar that stays there. */
export function jumpLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
