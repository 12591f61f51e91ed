import type { FrontMatter, IconName } from "#content/schema.ts";

/** What links to a docs page show. */
export interface LinkedPage {
  href: string;
  title: string;
  description: string;
}

/** What the sidebar and search show of a page. */
export interface NavPage extends LinkedPage {
  slug: string;
  /** Shorter or clearer name for the sidebar, where the group's title is above it. */
  navTitle: string;
}

export interface NavGroup {
  title: string;
  icon: IconName;
  pages: NavPage[];
}

export interface PageDate {
  /** `2026-11-12` */
  iso: string;
  /** The same day as a reader sees it: `12 November 2026`. */
  text: string;
}

/** A docs page: its front matter and the data of its file. */
export interface DocsPage extends FrontMatter {
  /** Path below /docs without a leading slash; `index` for the overview. */
  slug: string;
  href: string;
  /** The MDX file, relative to the repository. */
  file: string;
  /** The date of the last change; missing without history. */
  updated?: PageDate;
}
