/** A page that search can find. */
export interface SearchPage {
  href: string;
  title: string;
  /** The page's sidebar group. */
  group: string;
}

/** A part of a page with an anchor; the first one of a page is the text above its headings. */
export interface SearchSection {
  /** Index of its page in the list of pages. */
  page: number;
  /** Empty for the start of the page. */
  anchor: string;
  title: string;
  /** The start of the section, and the error messages in it: the source of excerpts. */
  text: string;
}

/** The content of `/search-index.json`. */
export interface SearchData {
  pages: SearchPage[];
  sections: SearchSection[];
  /** Words of the rest of all sections and of their code, once each: searchable, but never shown. */
  words: string;
  /**
   * For each of these words, in the same order and with the same spaces, one character per section that has it: the
   * distance from the previous section, counted from `firstPlace`. This encoding is a third smaller.
   */
  places: string;
  /** Terms of the glossary in lower case, with the index of the page that explains each. */
  explained: Record<string, number>;
  /** Synonyms that readers use, with the terms of the pages. */
  siteWords: Record<string, string>;
}

/** The character for the distance 0: the first one after the space and the quotation mark. */
export const firstPlace = 35;
