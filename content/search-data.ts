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
  /** Words of the rest and of its code, each once: found, but never shown. */
  words: string;
}

/** What `/search-index.json` holds. */
export interface SearchData {
  pages: SearchPage[];
  sections: SearchSection[];
}
