import type { Query, SearchOptions } from "minisearch";
import { stopWords } from "#content/search-words.ts";
import { type Word, wordsOf } from "./words.ts";

// Longer queries are pasted by mistake; nothing after so much says more about what is wanted.
const longestQuery = 200;
const mostWords = 12;
const ending = /(?:ing|ed|es|s|e|ation|ations|ion|ions)$/;

/** The words of a query that tell sections apart; all of them when it has no others. */
export function queryWords(query: string): Word[] {
  const words = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords);
  const telling = words.filter(({ whole }) => !stopWords.has(whole));
  return telling.length > 0 ? telling : words;
}

/** What the index is asked for: each word as it is, in another form, or by its parts. */
export function indexQuery(words: readonly Word[]): Query {
  return { combineWith: "OR", queries: words.map(wordQuery) };
}

function wordQuery({ whole, parts }: Word): Query {
  const queries: Query[] = [whole];
  const stem = stemOf(whole);
  if (stem !== whole) queries.push({ queries: [stem], weights: { prefix: 0.3, fuzzy: 0 } });
  if (parts.length > 0) queries.push({ combineWith: "AND", queries: parts });
  return { combineWith: "OR", queries };
}

/** The part of a word that its forms share; the word itself when it is short. */
export function stemOf(term: string): string {
  const stem = term.replace(ending, "");
  return stem.length < 4 ? term : stem;
}

export const searchOptions: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  prefix: true,
  boost: { title: 4, page: 2, text: 1, words: 0.7 },
  weights: { prefix: 0.5, fuzzy: 0 },
};
