const minimumSize = 18;

interface Scroller {
  clientHeight: number;
  scrollHeight: number;
  scrollTop: number;
}

export interface ScrollThumb {
  size: number;
  offset: number;
  /** How far the content moves when the thumb is dragged by one pixel. */
  scrollPerPixel: number;
}

/** The size and position of a scroll thumb; undefined if everything is in view or there is no room. */
export function scrollThumb({ clientHeight, scrollHeight, scrollTop }: Scroller): ScrollThumb | undefined {
  if (scrollHeight <= clientHeight || clientHeight <= minimumSize) return undefined;
  const size = Math.max(minimumSize, (clientHeight / scrollHeight) * clientHeight);
  const travel = clientHeight - size;
  const range = scrollHeight - clientHeight;
  return { size, offset: (scrollTop / range) * travel, scrollPerPixel: range / travel };
}
