import { groups, pages } from "virtual:docs-model";
import type { IconName } from "#content/schema.ts";

export interface NavPage {
  slug: string;
  href: string;
  title: string;
  /** Shorter or clearer name for the sidebar, where the group stands above it. */
  navTitle: string;
  description: string;
}

export interface NavGroup {
  title: string;
  icon: IconName;
  items: NavPage[];
}

export const docsPages = pages;

export const navGroups: NavGroup[] = groups.map(({ title, icon, slugs }) => ({
  title,
  icon,
  items: slugs.flatMap((slug) => pageBySlug(slug) ?? []),
}));

export function pageBySlug(slug: string): NavPage | undefined {
  return pages.find((page) => page.slug === slug);
}

/** The docs page at a path, with or without a trailing slash. */
export function pageAt(pathname: string): NavPage | undefined {
  const path = pathname.replace(/\/+$/, "");
  return pages.find((page) => page.href === path);
}
