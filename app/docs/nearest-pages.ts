import { distance } from "fastest-levenshtein";
import type { NavPage } from "#model/page-types.ts";

/** The pages whose addresses are most similar to an unknown one, best first. */
export function nearestPages<Page extends Pick<NavPage, "href">>(
  pathname: string,
  pages: readonly Page[],
  count = 3,
): Page[] {
  const wanted = pathname.toLowerCase().replace(/\/+$/, "");
  return pages
    .map((page) => ({ page, away: howFar(wanted, page.href) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ page }) => page);
}

/** The right last segment in the wrong section is similar, too: /docs/faq means /docs/support/faq. */
function howFar(wanted: string, href: string): number {
  const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  return Math.min(distance(wanted, href), 1 + distance(lastPart(wanted), lastPart(href)));
}
