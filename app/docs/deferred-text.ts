import { whenIdle } from "#app/ui/when-idle.ts";

const root = document.documentElement;

/**
 * Defers the layout of text below the first screen until after first paint. Doesn't apply if the page opens further
 * down (a link to a section, Back, a reload), because the browser must know the height of what is above, or while the
 * page is prerendered, when there is time.
 */
export function deferText(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash && !document.prerendering) root.dataset.deferred = "";
}

// Leaves most of a frame for interactions.
const sliceMs = 8;

/** Lays out deferred text a few blocks per frame, so that the page stays responsive. */
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
