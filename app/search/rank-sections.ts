import type { SearchResult } from "minisearch";
import type { SearchSection } from "#model/search-data.ts";
import { knownWord } from "./known-terms.ts";
import { indexQuery, inSiteWords, queryWords, searchOptions, stemOf } from "./query-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { likenessTo } from "./title-likeness.ts";
import { inOrder, phraseOf, type Word, wordsOf } from "./words.ts";

export interface RankedSection {
  section: SearchSection;
  /** The matched words of the section. */
  terms: ReadonlySet<string>;
}

/** Weight of a match by field: lower if the field is never shown. */
const fieldWorth: Record<string, number> = { title: 1, page: 0.9, text: 0.9, words: 0.7 };
// Only this many candidates are ranked in detail.
const mostCandidates = 100;
// "Best practices" and "References" are on many pages, and rarely what readers look for.
const usual = 0.6;
// A section that lacks a word of the query and scores far below the best one is dropped.
const leastShare = 0.1;

/** The sections that match a query, best first. One with all its words rarely ranks below one with some. */
export function rankSections(index: SearchIndex, typed: string): RankedSection[] {
  const query = inSiteWords(typed, index.data.siteWords);
  // A query that is a term of the glossary asks for the page that explains it.
  const explaining = index.data.explained[query.trim().toLowerCase()];
  const words = queryWords(query).flatMap((word) => knownWord(word, index.terms) ?? []);
  if (words.length === 0) return [];
  const closeness = closenessTo(words, inOrder(wordsOf(query)).trimEnd());
  const forms = words.map(({ whole, parts }) => [whole, stemOf(whole), ...parts]);
  const found = index.sections
    .search(indexQuery(words), searchOptions)
    .map((result) => ({ result, ...weigh(forms, result) }))
    .flatMap(({ result, score, isComplete }) => {
      const section = index.data.sections[result.id];
      if (!section) return [];
      return { section, result, isComplete, score, isExplaining: section.page === explaining };
    })
    .sort((a, b) => Number(b.isExplaining) - Number(a.isExplaining) || b.score - a.score)
    .slice(0, mostCandidates)
    .map((candidate) => {
      const { section, score } = candidate;
      const worth = index.usualTitles.has(section.title) ? usual : 1;
      return { ...candidate, score: score * worth * closeness(section) };
    })
    .sort((a, b) => Number(b.isExplaining) - Number(a.isExplaining) || b.score - a.score);
  const least = (found[0]?.score ?? 0) * leastShare;
  return found
    .filter(({ score, isComplete }) => isComplete || score >= least)
    .map(({ section, result }) => ({ section, terms: new Set(result.terms) }));
}

/** The share of the query that a section covers, counting one form per word. */
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

/** How closely a section matches the query's word order. A longer phrase is less likely to match by accident. */
function closenessTo(words: readonly Word[], phrase: string): (section: SearchSection) => number {
  const length = phrase.trim().split(" ").length;
  const likeness = likenessTo(words);
  return ({ title, text }) => {
    const isInTitle = length > 1 && phraseOf(title).includes(phrase);
    const isInText = length > 1 && phraseOf(text).includes(phrase);
    return (1 + likeness(title)) * (isInTitle ? 1.5 : 1) * (isInText ? 2 * length : 1);
  };
}
