import { type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { isLanguage, showLanguage } from "./language.ts";
import { placeOf } from "./places.ts";

const untilFound = "until-found";

/**
 * Attributes of something that may be closed: the browser's own search and links to places look into it, and
 * say so by a `beforematch` event.
 *
 * React takes `hidden` for a yes or no and would drop the value. A name that it does not know it passes on, and
 * HTML does not mind the case. Its development build complains about that, so there it is simply hidden.
 */
export function closedWhen(isClosed: boolean): object {
  if (!isClosed) return {};
  return import.meta.env.DEV ? { hidden: true } : { HIDDEN: untilFound };
}

/** The same for elements that React does not own. */
export function setClosed(element: Element, isClosed: boolean): void {
  if (isClosed) element.setAttribute("hidden", untilFound);
  else element.removeAttribute("hidden");
}

/** Opens, at once, what the reader is about to be shown inside an element. */
export function useBeforeMatch(within: RefObject<Element | null>, open: (closed: Element) => void): void {
  const handleMatch = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element) flushSync(() => open(target));
  });
  useEffect(() => {
    const element = within.current;
    element?.addEventListener("beforematch", handleMatch);
    return () => element?.removeEventListener("beforematch", handleMatch);
  }, [within]);
}

/**
 * Opens everything that an element is closed in, as browsers do that know `until-found`; true when there was
 * anything. What React has not taken over yet is opened too, and its component finds it so.
 */
export function reveal(element: Element): boolean {
  let wasClosed = false;
  for (const one of closedAround(element)) {
    const { language } = one.dataset;
    if (isLanguage(language)) flushSync(() => showLanguage(language));
    if (!one.hidden) continue;
    wasClosed = true;
    one.dispatchEvent(new Event("beforematch", { bubbles: true }));
    setClosed(one, false);
  }
  return wasClosed;
}

/** Brings the place that an address names into view, if it was closed. */
export function revealHash(hash: string): void {
  const target = placeOf(hash);
  if (target && reveal(target)) target.scrollIntoView();
}

/** Brings the place that an address names into view. */
export function goToHash(hash: string): void {
  const target = placeOf(hash);
  if (!target) return;
  reveal(target);
  target.scrollIntoView();
}

function closedAround(element: Element): HTMLElement[] {
  const closed = element.closest<HTMLElement>("[hidden], [data-language]");
  if (!closed) return [];
  const outer = closed.parentElement ? closedAround(closed.parentElement) : [];
  return [...outer, closed];
}
