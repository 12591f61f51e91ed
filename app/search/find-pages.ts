import type { SearchSection } from "#model/search-data.ts";
import { excerpt, markWords, otherWords } from "./mark-words.ts";
import { rankSections } from "./rank-sections.ts";
import { pageOf, type SearchIndex } from "./search-index.ts";
import type { Hit } from "./search-view.ts";

interface PageHit {
  href: string;
  title: string;
  group: string;
  /** Best first. */
  sections: Hit[];
}

export interface SearchResult {
  /** Best first. */
  pages: PageHit[];
  /** The number of sections in them. */
  count: number;
}

const mostPages = 8;
const mostSections = 3;

/** Finds pages for a query, in order of their best section. */
export function findPages(index: SearchIndex, query: string): SearchResult {
  const pages = new Map<number, PageHit>();
  let count = 0;
  for (const { section, terms } of rankSections(index, query)) {
    const page = pages.get(section.page);
    if (page ? page.sections.length >= mostSections : pages.size >= mostPages) continue;
    const { href, title, group } = pageOf(index.data, section);
    const sections = page?.sections ?? [];
    const rest = index.rest[index.data.sections.indexOf(section)] ?? "";
    sections.push(sectionHit(href, section, rest, terms));
    pages.set(section.page, { href, title, group, sections });
    count += 1;
  }
  return { pages: [...pages.values()], count };
}

function sectionHit(
  page: string,
  { anchor, title, text }: SearchSection,
  rest: string,
  terms: ReadonlySet<string>,
): Hit {
  const titlePieces = markWords(title, terms);
  return {
    href: anchor ? `${page}#${anchor}` : page,
    title: titlePieces,
    // Only for hits that are drawn: most are below the fold while the reader types.
    get text() {
      const shown = excerpt(text, terms);
      const isMarked = [...titlePieces, ...shown].some(({ isMatch }) => isMatch);
      // Otherwise the reader would not see how the section relates to the query.
      return isMarked ? shown : [...shown, ...otherWords(rest, terms)];
    },
  };
}
