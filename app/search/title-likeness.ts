import { stopWords } from "#content/search-words.ts";
import { stemOf } from "./query-words.ts";
import { knownWordsOf, type Word } from "./words.ts";

const kindOfType = /^(?:struct|enum|trait) /;

/** How much a title is what was asked for: 0 when it has none of the words, 4 when it is the query itself. */
export function likeness(query: readonly Word[], title: string): number {
  const words = knownWordsOf(title.replace(kindOfType, "")).filter(({ whole }) => !stopWords.has(whole));
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
