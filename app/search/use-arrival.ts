import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

// Tabs open a few frames after the address has changed. Whoever has scripts that slow sees the page's heading.
const mostFrames = 60;
const headings = "h1, h2, h3";

/** Returns a function to call before a navigation: focus then moves to the place that it leads to. */
export function useArrival(): () => void {
  const { key, hash } = useLocation();
  const isAwaited = useRef(false);

  useEffect(() => {
    if (!key || !isAwaited.current) return;
    isAwaited.current = false;
    const id = decodeURIComponent(hash.slice(1));
    let frames = 0;
    let next = requestAnimationFrame(function look() {
      const target = id ? document.getElementById(id) : document.querySelector("h1");
      frames += 1;
      if (target?.checkVisibility())
        focus(target.matches(headings) ? target : (target.querySelector(headings) ?? target));
      else if (target && frames < mostFrames) next = requestAnimationFrame(look);
      else focus(document.querySelector("h1"));
    });
    return () => cancelAnimationFrame(next);
  }, [key, hash]);

  return useCallback(() => {
    isAwaited.current = true;
  }, []);
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
