import type { FrontMatter } from "./schema.ts";

/** What a docs page tells the layout around it: its front matter, and what the build knows of its file. */
export interface PageHandle extends FrontMatter {
  /** The MDX file, relative to the repository. */
  file: string;
  /** The day of the last change; missing where version control cannot tell. */
  updated?: PageDate;
}

export interface PageDate {
  /** `2026-11-12` */
  iso: string;
  /** The same day as a reader sees it: `12 November 2026`. */
  text: string;
}
