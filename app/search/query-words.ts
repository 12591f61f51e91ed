import type { Query, SearchOptions } from "minisearch";
import { stopWords } from "#content/search-words.ts";
import { type Word, wordsOf } from "./words.ts";

// Longer queries are pasted by mistake; the rest adds nothing.
const longestQuery = 200;
const mostWords = 12;
const ending = /(?<=.{3})(?:['’]s|ing|ed|es|s|e|ions?)$/;

/** Replaces synonyms in the query with the site's terms: "chromosome" means DNA here. */
export function inSiteWords(query: string, siteWords: Readonly<Record<string, string>>): string {
  // The only letter that gets longer in lower case, which would shift everything after it.
  let text = query.slice(0, longestQuery).replaceAll("İ", "I");
  for (const [other, ours] of Object.entries(siteWords)) {
    const start = ` ${text.toLowerCase()} `.indexOf(` ${other} `);
    if (start >= 0) text = `${text.slice(0, start)}${ours}${text.slice(start + other.length)}`;
  }
  return text;
}

/** The words of a query without stop words; all of them if it has no others. */
export function queryWords(query: string): Word[] {
  const words = wordsOf(query).slice(0, mostWords);
  const telling = words.filter(({ whole }) => !stopWords.has(whole));
  return telling.length > 0 ? telling : words;
}

/** The terms to look up: each word as it is, stemmed, or by its parts; the last one as a prefix. */
export function indexQuery(words: readonly Word[]): Query {
  return {
    combineWith: "OR",
    queries: words.map((word, index) => wordQuery(word, index === words.length - 1)),
  };
}

function wordQuery({ whole, parts }: Word, isLast: boolean): Query {
  const queries: Query[] = [term(whole, isLast)];
  const stem = stemOf(whole);
  if (stem !== whole) queries.push({ queries: [stem], prefix: true, weights: { prefix: 0.3, fuzzy: 0 } });
  if (parts.length > 0) {
    const isOpen = (index: number) => isLast && index === parts.length - 1;
    queries.push({ combineWith: "AND", queries: parts.map((part, index) => term(part, isOpen(index))) });
  }
  return { combineWith: "OR", queries };
}

/** A term or its completions; a prefix of one or two letters has so many that only titles are searched. */
function term(text: string, isOpen: boolean): Query {
  return { queries: [text], prefix: isOpen, ...(isOpen && text.length < 3 && { fields: ["title", "page"] }) };
}

/**
 * Removes a common English suffix, but leaves at least three letters. The index omits words whose stem a section
 * already has, and a query finds them by prefix, so a stem must be a prefix of its word.
 */
export function stemOf(word: string): string {
  return word.replace(ending, "");
}

export const searchOptions: SearchOptions = {
  tokenize: (text) => [text],
  processTerm: (term) => term,
  boost: { title: 3, page: 2, text: 1, words: 0.7 },
  weights: { prefix: 0.5, fuzzy: 0 },
};
