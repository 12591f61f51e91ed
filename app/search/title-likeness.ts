import { stopWords } from "#content/search-words.ts";
import { stemOf } from "./query-words.ts";
import { knownWordsOf, remember, type Word } from "./words.ts";

const kindOfType = /^(?:struct|enum|trait) /;

/** Scores how well a title matches the query: 0 if it has none of the words, 4 if it is the query itself. */
export function likenessTo(query: readonly Word[]): (title: string) => number {
  const asked = query.map(({ whole }) => stemOf(whole)).join(" ");
  const formsOfWords = query.map(formsOf);
  return (title) => {
    const { name, count, terms } = stemsOf(title);
    if (asked === name) return 4;
    if (name.endsWith(`.${asked}`)) return 2;
    const met = formsOfWords.filter((forms) => forms.some((form) => terms.has(form))).length;
    return met === 0 ? 0 : (2 * met) / (query.length + count);
  };
}

const stemsOf = remember((title) => {
  const words = knownWordsOf(title.replace(kindOfType, "")).filter(({ whole }) => !stopWords.has(whole));
  return {
    name: words.map(({ whole }) => stemOf(whole)).join(" "),
    count: words.length,
    terms: new Set(words.flatMap(formsOf)),
  };
});

function formsOf({ whole, parts }: Word): string[] {
  return [whole, ...parts].map(stemOf);
}
