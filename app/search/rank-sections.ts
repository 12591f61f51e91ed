import type { SearchResult } from "minisearch";
import type { SearchSection } from "#content/search-data.ts";
import { knownWord } from "./known-terms.ts";
import { indexQuery, inSiteWords, queryWords, searchOptions, stemOf } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { likeness } from "./title-likeness.ts";
import { phraseOf, type Word } from "./words.ts";

export interface RankedSection {
  section: SearchSection;
  /** The words of the section that were found. */
  terms: ReadonlySet<string>;
}

/** How much it counts that a section has a word of the query: less where it is never shown. */
const fieldWorth: Record<string, number> = { title: 1, page: 0.9, text: 0.9, words: 0.7 };
// Only so many are looked at closely.
const mostCandidates = 100;
// "Best practices" and "References" are on many pages, and seldom what is looked for.
const usual = 0.6;
// A section that is so much worse than the best one is not what was meant.
const leastShare = 0.1;

/** The sections that a query finds, best first: those with all its words before those with some. */
export function rankSections(index: SearchIndex, typed: string): RankedSection[] {
  const query = inSiteWords(typed, index.data.siteWords);
  const asked = queryWords(query);
  const words = asked.flatMap((word) => knownWord(word, index.terms) ?? []);
  if (words.length === 0) return [];
  const phrase = phraseOf(query);
  const found = index.sections
    .search(indexQuery(words), searchOptions)
    .map((result) => ({
      result,
      score: result.score * completeness(words, result) ** 4,
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates)
    .flatMap(({ result, score }) => {
      const section = index.data.sections[result.id];
      return section
        ? [
            {
              section,
              result,
              score:
                score *
                closeness(words, phrase, section) *
                (index.usualTitles.has(section.title) ? usual : 1),
            },
          ]
        : [];
    })
    .sort((a, b) => b.score - a.score);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * leastShare)
    .map(({ section, result }) => ({ section, terms: new Set(result.terms) }));
}

/** The share of the query that the section has. */
function completeness(words: readonly Word[], { queryTerms, match }: SearchResult): number {
  const entries = Object.entries(match);
  const worth = words.map(({ whole, parts }) => {
    const met = [whole, stemOf(whole), ...parts].filter((term) => queryTerms.includes(term));
    let most = 0;
    for (const [term, fields] of entries) {
      if (!met.some((start) => term.startsWith(start))) continue;
      for (const field of fields) most = Math.max(most, fieldWorth[field] ?? 0);
    }
    return most;
  });
  return worth.reduce((sum, share) => sum + share, 0) / words.length;
}

function closeness(words: readonly Word[], phrase: string, { title, text }: SearchSection): number {
  // A longer phrase is less likely to be there by chance.
  const length = phrase.trim().split(" ").length;
  const isInTitle = length > 1 && phraseOf(title).includes(phrase);
  const isInText = length > 1 && phraseOf(text).includes(phrase);
  return (1 + likeness(words, title)) * (isInTitle ? 1.5 : 1) * (isInText ? length : 1);
}
