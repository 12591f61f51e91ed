export interface View {
  /** The scroll position, and its maximum. */
  scrolled: number;
  scrollable: number;
  /** Height of the window. */
  height: number;
  /** Distance of a heading from the top of the window after a jump to it. */
  line: number;
}

/**
 * Returns the current section: the last one whose heading has passed the line. Headings at the end of a page never
 * reach the line, because there is nothing left to scroll. They become current in order over the last stretch, once
 * they are in view; at the very end it is the one that was clicked, or the last.
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
  // The scroll position at which each heading reaches the line.
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
