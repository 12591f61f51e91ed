const root = document.documentElement;
const pauseMs = 100;

/** Lets the browser prerender pages: at once on hover, on touch screens as it sees fit. */
export function allowPrerendering(): void {
  root.dataset.prerender = matchMedia("(hover: hover)").matches ? "eager" : "moderate";
}

/** Makes the browser discard prerendered pages, because they show an outdated state. */
export function dropPrerendered(): void {
  if (root.dataset.prerender === undefined) return;
  delete root.dataset.prerender;
  // The browser evaluates the links again in the next frame.
  requestAnimationFrame(() => setTimeout(allowPrerendering, pauseMs));
}
