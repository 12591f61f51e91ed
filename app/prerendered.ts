const root = document.documentElement;
const pauseMs = 100;

/** Lets the browser prerender pages: at once when the reader points at a link, on touch screens as it sees fit. */
export function allowPrerendering(): void {
  root.dataset.prerender = matchMedia("(hover: hover)").matches ? "eager" : "moderate";
}

/** Pages that were prerendered with a state that has changed since are given up. */
export function dropPrerendered(): void {
  if (root.dataset.prerender === undefined) return;
  delete root.dataset.prerender;
  setTimeout(allowPrerendering, pauseMs);
}
