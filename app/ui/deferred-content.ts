import { whenIdle } from "./when-idle.ts";

const root = document.documentElement;

/**
 * Defers the layout of what is below the first screen until after first paint. Doesn't apply if the page opens further
 * down (a link to a section, Back, a reload), because the browser must know the height of what is above, or while the
 * page is prerendered, when there is time.
 */
export function deferContent(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate" || location.hash || document.prerendering) return;
  root.dataset.deferred = "";
  // Scrolling goes to where a section is when it begins, so this comes before all other listeners.
  const end = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) delete root.dataset.deferred;
  };
  addEventListener("click", end, true);
}

/** Text of documentation pages, and the sections of two other pages: first the section, then its parts. */
const deferred = ".prose > *, [data-deferrable] > section, [data-deferrable] > section > * > *";

// Leaves most of a frame for interactions, also on a CPU four times as slow.
const sliceMs = 3;

/** Lays out deferred content a few blocks per frame, so that the page stays responsive. */
export function showDeferredContent(): void {
  if (root.dataset.deferred === undefined) return;
  const blocks = document.querySelectorAll<HTMLElement>(deferred).values();
  function showSome() {
    const end = performance.now() + sliceMs;
    for (const block of blocks) {
      block.style.contentVisibility = "visible";
      block.getBoundingClientRect();
      if (performance.now() < end) continue;
      requestAnimationFrame(() => setTimeout(showSome));
      return;
    }
    delete root.dataset.deferred;
  }
  whenIdle(showSome);
}
