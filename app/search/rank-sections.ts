import type { SearchResult } from "minisearch";
import type { SearchSection } from "#model/search-data.ts";
import { knownWord } from "./known-terms.ts";
import { indexQuery, inSiteWords, queryWords, searchOptions, stemOf } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { likenessTo } from "./title-likeness.ts";
import { inOrder, phraseOf, type Word, wordsOf } from "./words.ts";

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
// A section that lacks a word of the query, and is so much worse than the best one, is not what was meant.
const leastShare = 0.1;

/** The sections that a query finds, best first. One with all its words is seldom behind one with some. */
export function rankSections(index: SearchIndex, typed: string): RankedSection[] {
  const query = inSiteWords(typed, index.data.siteWords);
  const words = queryWords(query).flatMap((word) => knownWord(word, index.terms) ?? []);
  if (words.length === 0) return [];
  const closeness = closenessTo(words, inOrder(wordsOf(query)).trimEnd());
  const forms = words.map(({ whole, parts }) => [whole, stemOf(whole), ...parts]);
  const found = index.sections
    .search(indexQuery(words), searchOptions)
    .map((result) => ({ result, ...weigh(forms, result) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates)
    .flatMap(({ result, score, isComplete }) => {
      const section = index.data.sections[result.id];
      if (!section) return [];
      const worth = index.usualTitles.has(section.title) ? usual : 1;
      return { section, result, isComplete, score: score * worth * closeness(section) };
    })
    .sort((a, b) => b.score - a.score);
  const least = (found[0]?.score ?? 0) * leastShare;
  return found
    .filter(({ score, isComplete }) => isComplete || score >= least)
    .map(({ section, result }) => ({ section, terms: new Set(result.terms) }));
}

/** How well a section answers, by how much of the query it has: of each word, one of its forms. */
function weigh(words: readonly (readonly string[])[], { score, queryTerms, match }: SearchResult) {
  const entries = Object.entries(match);
  const worth = words.map((forms) => {
    const met = forms.filter((term) => queryTerms.includes(term));
    let most = 0;
    for (const [term, fields] of entries) {
      if (!met.some((start) => term.startsWith(start))) continue;
      for (const field of fields) most = Math.max(most, fieldWorth[field] ?? 0);
    }
    return most;
  });
  const share = worth.reduce((sum, part) => sum + part, 0) / words.length;
  return { score: score * share ** 4, isComplete: worth.every((part) => part > 0) };
}

/** How near a section comes to the words in their order. A longer phrase is less likely to be there by chance. */
function closenessTo(words: readonly Word[], phrase: string): (section: SearchSection) => number {
  const length = phrase.trim().split(" ").length;
  const likeness = likenessTo(words);
  return ({ title, text }) => {
    const isInTitle = length > 1 && phraseOf(title).includes(phrase);
    const isInText = length > 1 && phraseOf(text).includes(phrase);
    return (1 + likeness(title)) * (isInTitle ? 1.5 : 1) * (isInText ? 2 * length : 1);
  };
}
