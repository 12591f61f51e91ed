const margin = 48;

/** Scrolls a container, and nothing else, just enough to show an item with some of its neighbors. */
export function scrollNear(box: Element, item: Element | null): void {
  if (!item) return;
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const above = outer.top + margin - inner.top;
  const below = inner.bottom - (outer.bottom - margin);
  if (above > 0) box.scrollTop -= above;
  else if (below > 0) box.scrollTop += below;
}
