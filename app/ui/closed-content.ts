import { placeOf } from "./places.ts";

/** Hides an element, but find-in-page and links to anchors inside still find it; both fire `beforematch`. */
export function closeElement(element: Element): void {
  element.setAttribute("hidden", "until-found");
}

export function openElement(element: Element): void {
  element.removeAttribute("hidden");
}

/**
 * Opens the closed content around the target of the URL. Browsers that support `until-found` have done so, except in
 * panels of the other language, which only style sheets may have closed.
 */
function revealTarget(): void {
  const target = placeOf(location.hash);
  if (!target || target.checkVisibility()) return;
  for (const closed of closedAround(target)) {
    if (closed instanceof HTMLDetailsElement) closed.open = true;
    else closed.dispatchEvent(new Event("beforematch", { bubbles: true }));
  }
  target.scrollIntoView();
}

/** Outermost first. */
function closedAround(element: Element): Element[] {
  const closed = element.closest("[hidden], [data-panel][data-language], details:not([open])");
  if (!closed) return [];
  return [...(closed.parentElement ? closedAround(closed.parentElement) : []), closed];
}

/** Shows the target of the URL's hash, now and whenever it changes. */
export function followAddress(): void {
  revealTarget();
  addEventListener("hashchange", revealTarget);
  // A second click on the same link doesn't change the hash.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest('a[href*="#"]');
    if (link && link instanceof HTMLAnchorElement && link.href === location.href) revealTarget();
  });
}
