import type { NavPage } from "#model/page-types.ts";

/** Returns whether a page's title or description contains the query, ignoring case. */
export function matchesFilter(
  { navTitle, title, description }: Pick<NavPage, "navTitle" | "title" | "description">,
  query: string,
): boolean {
  const wanted = query.trim().toLowerCase();
  return [navTitle, title, description].some((text) => text.toLowerCase().includes(wanted));
}

/** The filter's status message. */
export function filterMessage(query: string, found: number): string {
  if (found === 0)
    return `Nothing found for “${query.trim()}”. Try a shorter word, or press Escape to see all pages.`;
  return found === 1 ? "1 page found" : `${found} pages found`;
}
