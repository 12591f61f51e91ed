import type { FrontMatter } from "./schema.ts";

/** A docs page as other pages speak of it. */
export interface LinkedPage {
  href: string;
  title: string;
  description: string;
}

/** A page that breadcrumbs may name. */
type TrailPage = Pick<LinkedPage, "href" | "title">;

/**
 * What a docs page tells the layout around it: its front matter, what the build knows of its file, and as much of
 * other pages as the layout says of them, so that nobody has to load a list of all pages to show one.
 */
export interface PageHandle extends Omit<FrontMatter, "next"> {
  /** Where the closing card leads. */
  next: LinkedPage[];
  /** The pages above this one, and the page itself. */
  trail: TrailPage[];
  /** The MDX file, relative to the repository. */
  file: string;
  /** The day of the last change; missing where version control cannot tell. */
  updated?: PageDate;
}

/** What the page for unknown addresses tells the layout. */
export interface MissingPageHandle {
  trail: readonly TrailPage[];
}

export interface PageDate {
  /** `2026-11-12` */
  iso: string;
  /** The same day as a reader sees it: `12 November 2026`. */
  text: string;
}
