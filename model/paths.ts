import { resultSlugs } from "#content/docs/nav.ts";
import { type DocsModel, topLevelPaths } from "./docs-model.ts";

/** Pages that servers send with an error status. Each is a file of this name, not a folder with an index. */
export const errorPages = ["/404", "/docs/404", "/500"] as const;

/** The error pages for unknown paths. */
export const notFoundPaths = ["/404", "/docs/404"] as const;

/** The service worker's fallback for a page that it can neither load nor find in its caches. */
export const offlinePath = "/offline";

/** The page that shows the sizes of all others, so it is rendered last. */
export const qualityPath = "/docs/support/quality";

/** Pages that show results of tests and benchmarks. */
export const resultPaths: readonly string[] = resultSlugs.map((slug) => `/docs/${slug}`);

/** The design review, which shows every primitive. Never part of the published site. */
export const reviewPaths: readonly string[] = process.env.DESIGN_REVIEW ? ["/design"] : [];

/** Every page of the site, in reading order. */
export function publishedPaths({ pages }: DocsModel): string[] {
  return [...topLevelPaths, ...pages.map((page) => page.href)];
}
