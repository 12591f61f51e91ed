import { ScrollRestoration, UNSAFE_useScrollRestoration } from "react-router";

// React fills a new script element by innerHTML, which the page's policy refuses. In the browser nobody needs the
// element: the built page has it, and it has run.
/** Keeps the reader's place on pages that they come back to. */
export const KeepScroll = import.meta.env.SSR || import.meta.env.DEV ? ScrollRestoration : KeepScrollLater;

function KeepScrollLater() {
  UNSAFE_useScrollRestoration();
  return null;
}
