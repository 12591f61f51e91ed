/** Links to pages of this site. A name with an extension is a file; links that open a new tab are excluded. */
const pageLink = "a[href^='/']:not([href*='.'], [target])";

/**
 * Prerenders the page of a hovered link, and prefetches the pages of the closing card. Browsers skip both if the
 * reader saves data. Browsers without speculation rules prefetch on hover, see prefetch.client.ts.
 *
 * With a pointer, browsers start as soon as it is on a link. On a touch screen that would mean every link in view, so
 * the browser chooses. The head script sets the attribute; prerendered.ts removes it for a moment.
 */
export const speculationRules = {
  prerender: ["eager", "moderate"].map((eagerness) => ({
    where: { selector_matches: `[data-prerender=${eagerness}] ${pageLink}` },
    eagerness,
  })),
  prefetch: [{ where: { selector_matches: "[data-next] li a" }, eagerness: "eager" }],
};
