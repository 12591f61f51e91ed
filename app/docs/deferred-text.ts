import { whenIdle } from "#app/ui/when-idle.ts";

const root = document.documentElement;

/**
 * Defers the layout of the text below the first screen until it has been painted. Not where the reader arrives
 * further down (a link to a section, Back, a reload): the browser must know the height of what is above.
 */
export function deferText(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate" && !location.hash) root.dataset.deferred = "";
}

/** Lays out what was deferred, one block per frame, so that the page stays responsive. */
export function showDeferredText(): void {
  if (root.dataset.deferred === undefined) return;
  const blocks = document.querySelectorAll<HTMLElement>(".prose > *").values();
  function showNext() {
    const { value: block } = blocks.next();
    if (!block) return;
    block.style.contentVisibility = "visible";
    requestAnimationFrame(() => setTimeout(showNext));
  }
  whenIdle(showNext);
}
