import { distance } from "fastest-levenshtein";
import type { NavPage } from "#model/page-types.ts";

/** How many changes, per character of the last segment, still make two addresses similar. */
const tolerance = 0.4;

/** The pages whose addresses are similar to an unknown one, best first. */
export function nearestPages<Page extends Pick<NavPage, "href">>(
  pathname: string,
  pages: readonly Page[],
  count = 3,
): Page[] {
  const wanted = pathname.toLowerCase().replace(/\/+$/, "");
  const limit = Math.ceil(lastPart(wanted).length * tolerance);
  return pages
    .map((page) => ({ page, away: howFar(wanted, page.href) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ page }) => page);
}

/** The right last segment in the wrong section is similar, too: /docs/faq means /docs/support/faq. */
function howFar(wanted: string, href: string): number {
  return Math.min(distance(wanted, href), 1 + distance(lastPart(wanted), lastPart(href)));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
