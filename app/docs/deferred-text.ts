import { whenIdle } from "#app/ui/when-idle.ts";

const root = document.documentElement;

/**
 * Defers the layout of the text below the first screen until it has been painted. Not where the reader arrives
 * further down (a link to a section, Back, a reload): the browser must know the height of what is above. Nor while the
 * page is prerendered: there is time then.
 */
export function deferText(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash && !document.prerendering) root.dataset.deferred = "";
}

// Leaves most of a frame to what the reader does.
const sliceMs = 8;

/** Lays out what was deferred, a few blocks per frame, so that the page stays responsive. */
export function showDeferredText(): void {
  if (root.dataset.deferred === undefined) return;
  const blocks = document.querySelectorAll<HTMLElement>(".prose > *").values();
  function showSome() {
    const end = performance.now() + sliceMs;
    for (const block of blocks) {
      block.style.contentVisibility = "visible";
      block.getBoundingClientRect();
      if (performance.now() < end) continue;
      requestAnimationFrame(() => setTimeout(showSome));
      return;
    }
  }
  whenIdle(showSome);
}
