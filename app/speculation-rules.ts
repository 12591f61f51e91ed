/** Addresses of pages; whatever has an ending in its name is a file. */
const isPage = [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }];

/**
 * Prerenders the page that a reader points at, and prefetches where the closing card leads. Browsers leave both out
 * when the reader saves data. Those without speculation rules prefetch on intent, see prefetch.client.ts.
 *
 * Where there is a pointer, browsers start as soon as it is on a link. On a touch screen that would mean every link
 * in view, so there they choose. The head script sets the attribute; prerendered.ts takes it away for a moment.
 */
export const speculationRules = {
  prerender: ["eager", "moderate"].map((eagerness) => ({
    where: { and: [...isPage, { selector_matches: `[data-prerender=${eagerness}] a` }] },
    eagerness,
  })),
  prefetch: [{ where: { selector_matches: "[data-next] a" }, eagerness: "eager" }],
};
