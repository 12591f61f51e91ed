import type { Page } from "playwright-core";
import { paths } from "#tests/model.ts";

interface Candidate {
  action: string;
  path: string;
}

export interface Speculations {
  errors: string[];
  /** Pages that the browser may prerender and prefetch, by its own reading of the rules. */
  prerender: string[];
  prefetch: string[];
}

/** Has the browser report what it would load ahead, for each page of a tab. */
export async function followSpeculations(page: Page): Promise<() => Speculations> {
  const session = await page.context().newCDPSession(page);
  let errors: string[] = [];
  let candidates: Candidate[] = [];
  let current: string;
  session.on("Page.frameNavigated", ({ frame }) => {
    current = frame.loaderId;
    errors = [];
    candidates = [];
  });
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ loaderId, preloadingAttemptSources }) => {
    if (loaderId !== current) return;
    candidates = preloadingAttemptSources.map(({ key }) => ({
      action: key.action,
      path: new URL(key.url).pathname,
    }));
  });
  await session.send("Page.enable");
  await session.send("Preload.enable");
  const pathsOf = (action: string) =>
    [...new Set(candidates.filter((one) => one.action === action).map((one) => one.path))].sort();
  return () => {
    const own = new URL(page.url()).pathname;
    return {
      errors,
      prerender: pathsOf("Prerender").filter((path) => path !== own),
      prefetch: pathsOf("Prefetch"),
    };
  };
}

/** What the page's links ask for. */
export async function linkedPages(page: Page): Promise<Speculations> {
  const pathsOf = (links: Element[]) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
  const shown = await page.locator('a[href^="/"]:visible').evaluateAll(pathsOf);
  const next = await page
    .getByRole("navigation", { name: "Where to go next" })
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll(pathsOf);
  const own = new URL(page.url()).pathname;
  const linked = [...new Set(shown)].filter((path) => paths.includes(path) && path !== own);
  return { errors: [], prerender: linked.sort(), prefetch: next.sort() };
}
