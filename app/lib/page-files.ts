import { type Location, matchRoutes, type RouteObject } from "react-router";

interface RouteFiles {
  module: string;
  imports: string[];
}

declare global {
  interface Window {
    /** Set by the built page: the files of every route, and the modules that are loaded. */
    __reactRouterManifest?: { routes: Record<string, RouteFiles> };
    __reactRouterRouteModules?: Record<string, object>;
    /** Set by the router when it starts. */
    __reactRouterDataRouter?: {
      routes: RouteObject[];
      state: { location: Location; navigation: { location?: Location } };
      navigate: (to: string) => Promise<void>;
    };
  }
}

const asked = new Set<string>();
let timer = 0;

/** The files that a page needs and that are not loaded yet. */
function missingFiles(path: string): RouteFiles[] {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  const loaded = window.__reactRouterRouteModules ?? {};
  return (matchRoutes(router?.routes ?? [], path) ?? []).flatMap(({ route: { id = "" } }) =>
    id in loaded ? [] : (manifest?.routes[id] ?? []),
  );
}

/** Loads the modules of a page's routes. */
export function loadPage(path: string): Promise<unknown> {
  const files = missingFiles(path);
  fetchAhead(path);
  return Promise.all(files.map(({ module }) => import(/* @vite-ignore */ module)));
}

/**
 * Fetches the files of a page that the reader is about to open. The router's own way to do so loads the present
 * page again when a file is missing, even if the reader only points at the link.
 */
export function prepareLinks(): void {
  for (const type of ["pointerover", "focusin"]) addEventListener(type, handleIntent, { passive: true });
}

function handleIntent({ target }: Event): void {
  clearTimeout(timer);
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  // Files are no pages. Whoever only passes by does not stay so long.
  if (link && !link.pathname.includes(".")) timer = window.setTimeout(fetchAhead, 100, link.pathname);
}

function fetchAhead(path: string): void {
  for (const href of missingFiles(path).flatMap(({ module, imports }) => [module, ...imports])) {
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}
