import type { Query, SearchOptions, SearchResult } from "minisearch";
import type { SearchSection } from "#content/search-data.ts";
import type { SearchIndex } from "./search-index.ts";
import { type Word, wordsOf } from "./words.ts";

export interface RankedSection {
  section: SearchSection;
  /** The words of the section that were found. */
  terms: ReadonlySet<string>;
}

// Longer queries are pasted by mistake; nothing after this many characters says more about what is wanted.
const longestQuery = 200;
const mostWords = 16;

/** The sections that a query finds, best first. */
export function rankSections(index: SearchIndex, query: string): RankedSection[] {
  const words = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords);
  if (words.length === 0) return [];
  return search(index, words).map(({ id, terms }) => ({
    section: index.data.sections[id] as SearchSection,
    terms: new Set(terms),
  }));
}

function search({ words: index }: SearchIndex, words: Word[]): SearchResult[] {
  const attempts: SearchOptions[] = [
    { combineWith: "AND" },
    { combineWith: "AND", fuzzy: 0.2 },
    { combineWith: "OR", fuzzy: 0.2 },
  ];
  for (const options of attempts) {
    const found = index.search(queryOf(words), {
      tokenize: (text) => [text],
      boost: { title: 4, page: 2, text: 1, words: 0.7 },
      prefix: true,
      ...options,
    });
    if (found.length > 0) return found;
  }
  return [];
}

function queryOf(words: Word[]): Query {
  return {
    queries: words.map(({ whole, parts }) =>
      parts.length === 0
        ? whole
        : { combineWith: "OR", queries: [whole, { combineWith: "AND", queries: parts }] },
    ),
  };
}
