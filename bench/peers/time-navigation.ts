declare global {
  interface Window {
    /** Every page that this document has shown, with the time of the frame after the one that has its heading. */
    shownPages: ShownPage[];
  }
}

interface ShownPage {
  path: string;
  heading: string;
  /** Milliseconds since 1970, so that times of two documents compare. */
  at: number;
}

export interface Navigation {
  /** From the click until the next page's heading is painted. */
  ms: number;
  /** From the click until the browser reports the first paint of the new document; undefined within a document. */
  paintMs?: number;
  isNewDocument: boolean;
  isPrerendered: boolean;
}

/**
 * Runs in every document before its own scripts. A click may stay in this document or load another, so it is stored
 * in sessionStorage. Prerendered documents have no frames before they are shown.
 */
export function watchNavigation(): void {
  const shown: ShownPage[] = [];
  window.shownPages = shown;
  const current = () => {
    const heading = document.querySelector("h1");
    const isVisible = heading && heading.getClientRects().length > 0;
    return { path: location.pathname, heading: isVisible ? heading.textContent.trim() : "", at: 0 };
  };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const click = { ...current(), at: performance.timeOrigin + timeStamp, origin: performance.timeOrigin };
      sessionStorage.setItem("bench-click", JSON.stringify(click));
    },
    { capture: true },
  );
  let found: ShownPage | undefined;
  requestAnimationFrame(function look() {
    if (found) shown.push({ ...found, at: performance.timeOrigin + performance.now() });
    found = undefined;
    const page = current();
    const last = shown.at(-1);
    if (page.heading && (page.path !== last?.path || page.heading !== last.heading)) found = page;
    requestAnimationFrame(look);
  });
}

/** Runs in the page: the navigation that the last click started, once the next page is shown. */
export function readNavigation(): Navigation | undefined {
  const click = JSON.parse(sessionStorage.getItem("bench-click") ?? "null");
  const next = window.shownPages?.find(
    ({ at, path, heading }) => click && at > click.at && path !== click.path && heading !== click.heading,
  );
  if (!next) return undefined;
  const [entry] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const isNewDocument = performance.timeOrigin !== click.origin;
  // The browser reports a paint a little later.
  if (isNewDocument && !paint) return undefined;
  return {
    ms: next.at - click.at,
    ...(isNewDocument && paint && { paintMs: performance.timeOrigin + paint.startTime - click.at }),
    isNewDocument,
    isPrerendered: entry !== undefined && "activationStart" in entry && Number(entry.activationStart) > 0,
  };
}

/** Runs in the page: the center of a link to this path, outside the text if there is one. */
export function findLink(wanted: string): { x: number; y: number } | undefined {
  const trim = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, "");
  const links = [...document.querySelectorAll("a")].filter(
    ({ origin, pathname, hash }) => origin === location.origin && !hash && trim(pathname) === trim(wanted),
  );
  const inText = (link: Element) => Number(link.closest("article, main p") !== null);
  for (const link of links.sort((a, b) => inText(a) - inText(b))) {
    const { x, y, width, height } = link.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    if (link.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}
