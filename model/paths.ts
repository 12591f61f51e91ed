import { type DocsModel, topLevelPaths } from "./docs-model.ts";

/** Pages that servers send with an error status. Each is a file of this name, not a folder with an index. */
export const errorPages = ["/404", "/docs/404", "/500"] as const;

/** The pages among them that answer unknown addresses. */
export const notFoundPaths = ["/404", "/docs/404"] as const;

/** Shown by the service worker instead of a page that it can neither load nor find in its caches. */
export const offlinePath = "/offline";

/** The design review, which shows every primitive. Never part of the published site. */
export const reviewPaths: readonly string[] = process.env.DESIGN_REVIEW ? ["/design"] : [];

/** Every page of the site, in reading order. */
export function publishedPaths({ pages }: DocsModel): string[] {
  return [...topLevelPaths, ...pages.map((page) => page.href)];
}
