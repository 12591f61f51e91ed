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
    if (place.key === key) return;
    // A choice that is kept in the address is no move.
    if (place.pathname === pathname && place.hash === hash && place.search !== search) return;
    if (type === "POP") focusOn(headingAtTop());
    else if (placeOf(place.hash)) goTo(place.hash, () => last.current.key === place.key);
    else focusOn(document.querySelector("h1"));
  }, [place, type]);
}

/** Goes to a place at once, or as soon as the tab that it is in has been opened. */
function goTo(hash: string, isWanted: () => boolean, framesLeft = 120): void {
  const target = placeOf(hash);
  if (target?.checkVisibility()) {
    target.scrollIntoView();
    focusOn(target);
  } else if (isWanted() && framesLeft > 0) {
    requestAnimationFrame(() => goTo(hash, isWanted, framesLeft - 1));
  }
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
