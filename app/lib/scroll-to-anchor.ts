/**
 * Brings the element with an id into view, smoothly unless the reader asked for less motion, and moves focus
 * there, so that the keyboard and assistive technology go on from it.
 */
export function scrollToAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
}
