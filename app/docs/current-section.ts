export interface View {
  /** How far the page is scrolled, and how far it can be. */
  scrolled: number;
  scrollable: number;
  /** Height of the window. */
  height: number;
  /** Where a heading stands after a jump to it, from the top of the window. */
  line: number;
}

/**
 * Which section the reader is in: the last one whose heading has passed the line. At the end of a page are
 * headings that never get there, because nothing is left to scroll. They take turns over the last stretch, in
 * order and not before they are in view, and at the very end it is the one that was clicked, or the last.
 *
 * @param tops Distance of each heading from the top of the window; undefined for those in closed panels.
 * @param clicked The section that the address points at.
 */
export function currentSection(
  tops: readonly (number | undefined)[],
  { scrolled, scrollable, height, line }: View,
  clicked?: number,
): number | undefined {
  if (scrolled >= scrollable - 1 && clicked !== undefined && isBetween(tops[clicked], 0, height)) {
    return clicked;
  }
  if (scrollable <= 0) return undefined;
  // How far the page has to be scrolled until each heading is at the line.
  const shown = tops.flatMap((top, index) =>
    top === undefined ? [] : [{ index, turn: scrolled + top - line }],
  );
  const lastReached = shown.findLast(({ turn }) => turn <= scrollable)?.turn ?? 0;
  const stretch = scrollable - Math.max(0, lastReached);
  const missing = (shown.at(-1)?.turn ?? 0) - scrollable;
  const pace = missing > 0 ? Math.min(1, stretch / missing) : 1;
  return shown.findLast(({ turn }) => {
    const due = turn <= scrollable ? turn : scrollable - (missing - (turn - scrollable)) * pace;
    // Browsers round positions.
    return scrolled >= due - 1;
  })?.index;
}

function isBetween(value: number | undefined, low: number, high: number): boolean {
  return value !== undefined && value >= low && value < high;
}
