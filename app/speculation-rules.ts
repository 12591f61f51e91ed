/** Addresses of pages; whatever has an ending in its name is a file. */
const pages = { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] };

/**
 * Prerenders the page that a reader points at, and prefetches where the closing card leads. Browsers leave both out
 * when the reader saves data. Those without speculation rules prefetch on intent, see prefetch.client.ts.
 */
export const speculationRules = {
  prerender: [{ where: pages, eagerness: "moderate" }],
  prefetch: [{ where: { selector_matches: "[data-next] a" }, eagerness: "eager" }],
};
