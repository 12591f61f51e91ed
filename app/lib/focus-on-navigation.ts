import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { headingAtTop, placeOf } from "./places.ts";

/**
 * After a move to another page or section, takes the reader to its heading, which assistive technology then
 * reads. On the way back it is the heading of the place that is shown again, and nothing is scrolled.
 */
export function useFocusOnNavigation(): void {
  const place = useLocation();
  const type = useNavigationType();
  const last = useRef(place);

  useEffect(() => {
    const { pathname, search, hash, key } = last.current;
    last.current = place;
    if (place.key === key) return undefined;
    // A choice that is kept in the address is no move.
    if (place.pathname === pathname && place.hash === hash && place.search !== search) return undefined;
    if (type === "POP") return focusOn(headingAtTop());
    const target = placeOf(place.hash);
    return target ? whenShown(target, () => goTo(target)) : focusOn(document.querySelector("h1"));
  }, [place, type]);
}

function goTo(target: HTMLElement): void {
  target.scrollIntoView();
  focusOn(target);
}

function focusOn(element: HTMLElement | null | undefined): undefined {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Acts at once, or when the tab that the element is in has been opened. Returns how to call it off. */
function whenShown(element: HTMLElement, act: () => void): (() => void) | undefined {
  if (element.checkVisibility()) {
    act();
    return undefined;
  }
  // Reports nothing until there is something to see.
  const shown = new ResizeObserver(() => {
    shown.disconnect();
    act();
  });
  shown.observe(element);
  return () => shown.disconnect();
}
