import { on } from "./ui/delegate.ts";

// A pointer that only passes over a link doesn't stay this long.
const intentMs = 100;
const navigationAccept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Prefetches a page on hover, in browsers without speculation rules. */
export function startPrefetch(): void {
  const hasRules = HTMLScriptElement.supports?.("speculationrules");
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (hasRules || connection?.saveData) return;
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    on(type, 'a[href^="/"]', (_, link) => {
      clearTimeout(timer);
      if (link instanceof HTMLAnchorElement) timer = setTimeout(prefetch, intentMs, link);
    });
  }
}

function prefetch({ pathname, target }: HTMLAnchorElement): void {
  if (target || pathname.includes(".") || pathname === location.pathname || prefetched.has(pathname)) return;
  prefetched.add(pathname);
  // Not <link rel="prefetch">: Firefox applies `default-src` to it, and the page's policy allows nothing there.
  // The navigation then reuses the cached response, because Firefox and Safari send the same Accept header.
  // "no-cache" keeps the service worker out: only visited pages are stored for reading offline.
  fetch(pathname, { cache: "no-cache", priority: "low", headers: { Accept: navigationAccept } }).catch(
    () => {},
  );
}
