import { groups, pages } from "virtual:docs-model";
import type { LinkedPage } from "#model/page-types.ts";

/** All docs pages in reading order, and the sidebar's groups. For rendering; browsers use virtual:docs-nav. */
export const docsPages = pages;
export const navGroups = groups;

/** What links to these pages say of them. */
export function linkedPages(slugs: readonly string[]): LinkedPage[] {
  return slugs.flatMap((slug) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? { href: page.href, title: page.title, description: page.description } : [];
  });
}
