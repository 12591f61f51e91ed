import { stopWords } from "#content/search-words.ts";
import { stemOf } from "./query-words.ts";
import { type Word, wordsOf } from "./words.ts";

const kindOfType = /^(?:struct|enum|trait) /;

/** How much a title is what was asked for: 0 when it has none of the words, 4 when it is the query itself. */
export function likeness(query: readonly Word[], title: string): number {
  const words = wordsOf(title.replace(kindOfType, "")).filter(({ whole }) => !stopWords.has(whole));
  const asked = query.map(({ whole }) => stemOf(whole)).join(" ");
  const name = words.map(({ whole }) => stemOf(whole)).join(" ");
  if (asked === name) return 4;
  if (name.endsWith(`.${asked}`)) return 2;
  const terms = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts].map(stemOf)));
  const met = query.filter(({ whole, parts }) =>
    [whole, ...parts].some((term) => terms.has(stemOf(term))),
  ).length;
  return met === 0 ? 0 : (2 * met) / (query.length + words.length);
}

/** Whether a text has the words of the query one after the other. */
export function hasPhrase(text: string, query: string): boolean {
  const words = inOrder(query);
  return words.includes(" ") && ` ${inOrder(text)} `.includes(` ${words} `);
}

function inOrder(text: string): string {
  return wordsOf(text)
    .map(({ whole }) => whole)
    .join(" ");
}
