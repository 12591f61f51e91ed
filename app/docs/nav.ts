import { groups, pages } from "virtual:docs-model";
import type { LinkedPage, NavPage } from "#model/page-types.ts";

/** All docs pages in reading order, and the sidebar's groups. For rendering only; browsers use virtual:docs-nav. */
export const docsPages = pages;
export const navGroups = groups;

/** Titles and descriptions for links to these pages. */
export function linkedPages(slugs: readonly string[]): LinkedPage[] {
  return slugs.flatMap((slug) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? { href: page.href, title: page.title, description: page.description } : [];
  });
}

interface Neighbors {
  /** The group's title. */
  title: string;
  position: number;
  count: number;
  previous: NavPage | undefined;
  next: NavPage | undefined;
}

/** The position of a page in its sidebar group and the pages beside it; undefined if no group lists it. */
export function neighborsOf(href: string): Neighbors | undefined {
  const group = groups.find((one) => one.pages.some((page) => page.href === href));
  if (!group) return undefined;
  const { title, pages: listed } = group;
  const index = listed.findIndex((page) => page.href === href);
  return {
    title,
    position: index + 1,
    count: listed.length,
    previous: listed[index - 1],
    next: listed[index + 1],
  };
}
