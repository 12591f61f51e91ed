import { placeOf } from "./places.ts";

/** Closes an element so that find-in-page and links to places inside still find it; both fire `beforematch`. */
export function closeElement(element: Element): void {
  element.setAttribute("hidden", "until-found");
}

export function openElement(element: Element): void {
  element.removeAttribute("hidden");
}

/**
 * Opens what the target of the address is closed in. Browsers that know `until-found` have done so, except in
 * panels of the other language, which style sheets alone may have closed.
 */
function revealTarget(): void {
  const target = placeOf(location.hash);
  if (!target || target.checkVisibility()) return;
  for (const closed of closedAround(target))
    closed.dispatchEvent(new Event("beforematch", { bubbles: true }));
  target.scrollIntoView();
}

/** Outermost first. */
function closedAround(element: Element): Element[] {
  const closed = element.closest("[hidden], [data-panel][data-language]");
  if (!closed) return [];
  return [...(closed.parentElement ? closedAround(closed.parentElement) : []), closed];
}

/** Shows the place that the address names, now and whenever it changes. */
export function followAddress(): void {
  revealTarget();
  addEventListener("hashchange", revealTarget);
  // A second click on the same link changes no address.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest('a[href*="#"]');
    if (link && link instanceof HTMLAnchorElement && link.href === location.href) revealTarget();
  });
}
