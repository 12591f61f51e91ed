import { loadDocsModel, topLevelPaths } from "./docs-model.ts";

/** Pages that answer unknown addresses: prerendered, but not pages of their own. */
export const notFoundPaths = ["/404", "/docs/404"] as const;

/** What readers see without a network in place of a page that they have not stored. Not listed anywhere. */
export const offlinePath = "/offline";

/** The design review, which shows every primitive. Never part of the published site. */
export const reviewPaths: readonly string[] = process.env.DESIGN_REVIEW ? ["/design"] : [];

/** Every page of the site, in reading order. */
export function publishedPaths(): string[] {
  return [...topLevelPaths, ...loadDocsModel().pages.map((page) => page.href)];
}
