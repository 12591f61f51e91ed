declare global {
  interface Window {
    /** What has been seen since the document began. */
    watched: {
      largestPaint: number;
      shifts: { at: number; value: number }[];
      longTasks: { at: number; ms: number }[];
    };
  }
}

export interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  /** Time of long tasks beyond 50 ms each, after the first paint. */
  blocking: number;
  longestTask: number;
  /** The largest burst of layout shifts. */
  shift: number;
  /** The document, and whatever else the browser would not paint without. */
  requestsToPaint: number;
  elements: number;
}

/** Where a navigation is remembered from one document to the next. */
export const navigationKey = "bench-navigation";

/** Runs in every document before its own scripts. */
export function watchPage(): void {
  const watched: Window["watched"] = { largestPaint: 0, shifts: [], longTasks: [] };
  window.watched = watched;
  const observe = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
      watched.shifts.push({ at: entry.startTime, value: Number(entry.value) });
  });
  observe("longtask", ({ startTime, duration }) => watched.longTasks.push({ at: startTime, ms: duration }));
}

/** Runs in a settled page. */
export function readTimes(): PageTimes {
  const { largestPaint, shifts, longTasks } = window.watched;
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  let shift = 0;
  let burst = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    if (at - burst.last > 1000 || at - burst.from > 5000) burst = { from: at, last: at, sum: 0 };
    burst.last = at;
    burst.sum += value;
    shift = Math.max(shift, burst.sum);
  }
  const blockedBy = longTasks.map(({ at, ms }) => Math.max(0, at + ms - Math.max(at, firstPaint) - 50));
  const blockers = performance
    .getEntriesByType("resource")
    .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
    .filter(({ startTime }) => startTime < firstPaint);
  return {
    firstPaint,
    largestPaint,
    blocking: blockedBy.reduce((sum, ms) => sum + ms, 0),
    longestTask: Math.max(0, ...longTasks.map(({ ms }) => ms)),
    shift,
    requestsToPaint: 1 + blockers.length,
    elements: document.querySelectorAll("*").length,
  };
}

/** Runs in a settled page: where to click for another page of the sidebar. */
export function findSidebarLink(): { x: number; y: number; path: string } | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>("aside nav a:not([aria-current])");
  for (const link of links) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2, path: link.pathname };
    if (link.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/**
 * Runs in every document before its own scripts. A navigation may stay in this document or load another, so what
 * is known of it is kept in the session, with absolute times. The next page counts as painted in the frame after
 * the one that has its heading.
 */
export function timeNavigation(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent;
  let isThere = false;
  addEventListener(
    "click",
    () =>
      sessionStorage.setItem(key, JSON.stringify({ at: now(), from: heading(), path: location.pathname })),
    { capture: true },
  );
  requestAnimationFrame(function look() {
    const { at, from, path, ms } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (at && !ms) {
      if (isThere) sessionStorage.setItem(key, JSON.stringify({ at, ms: now() - at }));
      isThere = location.pathname !== path && heading() !== undefined && heading() !== from;
    }
    requestAnimationFrame(look);
  });
}
