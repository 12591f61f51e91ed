import { on } from "./ui/delegate.ts";

// A pointer that only passes by doesn't stay this long.
const intentMs = 100;
const prefetched = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Prefetches the page that the reader points at, where the browser has no speculation rules. */
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
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = pathname;
  document.head.append(link);
}
