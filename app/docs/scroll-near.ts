const margin = 48;

/** Scrolls a box by as much as an item in it needs to be seen with some of its neighbors, and nothing else. */
export function scrollNear(box: Element, item: Element | null): void {
  if (!item) return;
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = outer.top + margin - inner.top;
  const below = inner.bottom - (outer.bottom - margin);
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
}
