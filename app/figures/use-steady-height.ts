import { type RefObject, useEffect } from "react";

/**
 * Keeps an element as tall as it has been at this width. Words of changing length would otherwise move the controls
 * away from under the pointer, and the browser would have to place the rest of the page again.
 */
export function useSteadyHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let width = 0;
    function keep() {
      if (element) element.style.minHeight = `${element.getBoundingClientRect().height}px`;
    }
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return keep();
      width = element.offsetWidth;
      // In the next frame: an observer that changes what it observes is reported as an error.
      requestAnimationFrame(() => {
        element.style.minHeight = "";
        keep();
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
