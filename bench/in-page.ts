declare global {
  interface Window {
    /** What the browser has reported since the document started to load. */
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
  /** Total blocking time: the part of each long task beyond 50 ms, after first paint. */
  blocking: number;
  longestTask: number;
  /** Cumulative layout shift: the largest burst. */
  shift: number;
  /** The document and everything that blocks rendering. */
  requestsToPaint: number;
}

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

/** Runs in the page, even if scripts are disabled. */
export function readFirstPaint(): number {
  return performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
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
  };
}
