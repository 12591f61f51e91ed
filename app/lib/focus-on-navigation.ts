import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isJump } from "./key-jumps.ts";
import { headingAtTop, placeOf } from "./places.ts";

const headings = "h1, h2, h3";

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
    const isWanted = () => last.current.key === place.key;
    if (type === "POP" && !isJump(place.key)) whenShown(place.hash, isWanted, () => focusOn(headingAtTop()));
    else if (placeOf(place.hash)) whenShown(place.hash, isWanted, goTo);
    else focusOn(document.querySelector("h1"));
  }, [place, type]);
}

function goTo(target: HTMLElement | null): void {
  target?.scrollIntoView();
  focusOn(target?.matches(headings) ? target : (target?.querySelector<HTMLElement>(headings) ?? target));
}

/** Acts at once, or as soon as the tab that a place is in has been opened. */
function whenShown(
  hash: string,
  isWanted: () => boolean,
  act: (target: HTMLElement | null) => void,
  framesLeft = 120,
): void {
  const target = placeOf(hash);
  if (!target || target.checkVisibility()) act(target);
  else if (isWanted() && framesLeft > 0) {
    requestAnimationFrame(() => whenShown(hash, isWanted, act, framesLeft - 1));
  }
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
