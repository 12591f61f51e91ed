import type { SearchResult } from "minisearch";
import type { SearchSection } from "#content/search-data.ts";
import { knownWord } from "./known-terms.ts";
import { indexQuery, queryWords, searchOptions, stemOf } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { hasPhrase, likeness } from "./title-likeness.ts";
import type { Word } from "./words.ts";

export interface RankedSection {
  section: SearchSection;
  /** The words of the section that were found. */
  terms: ReadonlySet<string>;
}

/** How much it counts that a section has a word of the query: less where it is never shown. */
const fieldWorth: Record<string, number> = { title: 1, page: 0.9, text: 0.9, words: 0.7 };
// Only so many are looked at closely.
const mostCandidates = 40;
// A section that is so much worse than the best one is not what was meant.
const leastShare = 0.1;

/** The sections that a query finds, best first: those with all its words before those with some. */
export function rankSections(index: SearchIndex, query: string): RankedSection[] {
  const asked = queryWords(query);
  const words = asked.flatMap((word) => knownWord(word, index.terms) ?? []);
  if (words.length === 0) return [];
  const found = index.sections
    .search(indexQuery(words), searchOptions)
    .map((result) => ({ result, score: result.score * completeness(words, result) ** 3 }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates)
    .flatMap(({ result, score }) => {
      const section = index.data.sections[result.id];
      return section ? [{ section, result, score: score * closeness(words, query, section) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * leastShare)
    .map(({ section, result }) => ({ section, terms: new Set(result.terms) }));
}

/** The share of the query that the section has. */
function completeness(words: readonly Word[], { queryTerms, terms, match }: SearchResult): number {
  const worth = words.map(({ whole, parts }) => {
    const met = [whole, stemOf(whole), ...parts].filter((term) => queryTerms.includes(term));
    const fields = terms
      .filter((term) => met.some((start) => term.startsWith(start)))
      .flatMap((term) => match[term] ?? []);
    return Math.max(0, ...fields.map((field) => fieldWorth[field] ?? 0));
  });
  return worth.reduce((sum, share) => sum + share, 0) / words.length;
}

function closeness(words: readonly Word[], query: string, { title, text }: SearchSection): number {
  return (
    (1 + likeness(words, title)) * (hasPhrase(title, query) ? 1.5 : 1) * (hasPhrase(text, query) ? 2 : 1)
  );
}
