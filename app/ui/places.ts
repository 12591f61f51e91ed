import { decode } from "./decode.ts";

/** The target element of a URL's hash. */
export function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

/** How far below the top of the window a jump puts its target: clear of the sticky bar. */
export function jumpLine(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
