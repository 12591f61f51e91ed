const root = document.documentElement;
const pauseMs = 100;

/** Lets the browser prerender pages: at once when the reader points at a link, on touch screens as it sees fit. */
export function allowPrerendering(): void {
  root.dataset.prerender = matchMedia("(hover: hover)").matches ? "eager" : "moderate";
}

/** Has the browser drop the pages that it prerendered, because they show a state that has changed. */
export function dropPrerendered(): void {
  if (root.dataset.prerender === undefined) return;
  delete root.dataset.prerender;
  // The browser looks at the links again when it draws a frame.
  requestAnimationFrame(() => setTimeout(allowPrerendering, pauseMs));
}
