import { reveal } from "./closed-content.ts";

/**
 * Puts an anchor into the address, brings its element into view, smoothly unless the reader asked for less
 * motion, and moves focus there, so that the keyboard and assistive technology go on from it. What it is closed in opens.
 *
 * The address is changed behind the router's back: its own way would jump to the anchor at once. No entry is
 * added to the history, so that Back leads to the page before this one.
 */
export function goToAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  history.replaceState(history.state, "", `#${id}`);
  reveal(target);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
}
