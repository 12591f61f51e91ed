/** Links to pages of this site. Whatever has an ending in its name is a file; what opens a new tab is not a page. */
const pageLink = "a[href^='/']:not([href*='.'], [target])";

/**
 * Prerenders the page that a reader points at, and prefetches where the closing card leads. Browsers leave both out
 * when the reader saves data. Those without speculation rules prefetch on intent, see prefetch.client.ts.
 *
 * Where there is a pointer, browsers start as soon as it is on a link. On a touch screen that would mean every link
 * in view, so there they choose. The head script sets the attribute; prerendered.ts takes it away for a moment.
 */
export const speculationRules = {
  prerender: ["eager", "moderate"].map((eagerness) => ({
    where: { selector_matches: `[data-prerender=${eagerness}] ${pageLink}` },
    eagerness,
  })),
  prefetch: [{ where: { selector_matches: "[data-next] a" }, eagerness: "eager" }],
};
