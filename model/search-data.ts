/** A page that search can find. */
export interface SearchPage {
  href: string;
  title: string;
  /** The group of the sidebar that the page belongs to. */
  group: string;
}

/** A part of a page with an address of its own; the first one of a page is what stands above its headings. */
export interface SearchSection {
  /** Place of its page in the list of pages. */
  page: number;
  /** Empty for the beginning of the page. */
  anchor: string;
  title: string;
  /** The beginning of the section, and the messages of tools in it: what excerpts are cut from. */
  text: string;
}

/** What `/search-index.json` holds. */
export interface SearchData {
  pages: SearchPage[];
  sections: SearchSection[];
  /** Words of the rest of all sections and of their code, once each: found, but never shown. */
  words: string;
  /**
   * For each of these words, in the same order and with the same spaces, one character for each section that has
   * it: the distance from the section before, counted from `firstPlace`. Written like this, a third smaller.
   */
  places: string;
  /** Words that readers use and the pages do not, with what the pages say instead. */
  siteWords: Record<string, string>;
}

/** The character for the distance 0: the first one after the space and the quotation mark. */
export const firstPlace = 35;
