import { groups, pages } from "virtual:docs-model";
import type { LinkedPage } from "#content/page-handle.ts";
import type { IconName } from "#content/schema.ts";

export interface NavPage extends LinkedPage {
  slug: string;
  /** Shorter or clearer name for the sidebar, where the group stands above it. */
  navTitle: string;
}

export interface NavGroup {
  title: string;
  icon: IconName;
  /** Its first page. */
  href: string;
  items: Omit<NavPage, "slug">[];
}

/** All of them: a list that grows with the site, so nothing that every page loads may use it. */
export const docsPages = pages;

export const navGroups: NavGroup[] = groups.map(({ title, icon, slugs }) => {
  const items = slugs.flatMap((slug) => pageBySlug(slug) ?? []);
  return { title, icon, href: items[0]?.href ?? "/docs", items };
});

export function pageBySlug(slug: string): NavPage | undefined {
  return pages.find((page) => page.slug === slug);
}

/** The docs page at a path, with or without a trailing slash. */
export function pageAt(pathname: string): NavPage | undefined {
  const path = pathname.replace(/\/+$/, "");
  return pages.find((page) => page.href === path);
}
