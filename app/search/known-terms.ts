import { distance } from "fastest-levenshtein";
import type { Word } from "./words.ts";

/** Returns the word, or the most similar known one; undefined if nothing is similar. */
export function knownWord(word: Word, terms: readonly string[]): Word | undefined {
  const { whole, parts } = word;
  if (isBeginning(whole, terms) || (parts.length > 0 && parts.every((part) => isBeginning(part, terms))))
    return word;
  const meant = nearest(whole, terms);
  if (meant) return { ...word, whole: meant, parts: [] };
  if (parts.length === 0) return undefined;
  const known = parts.flatMap((part) => (isBeginning(part, terms) ? part : (nearest(part, terms) ?? [])));
  return known.length > 0 ? { ...word, parts: known } : undefined;
}

/** Whether any term starts with this prefix. */
function isBeginning(text: string, terms: readonly string[]): boolean {
  return terms[placeOf(text, terms)]?.startsWith(text) ?? false;
}

/** The insertion index of the text in the sorted terms. */
function placeOf(text: string, terms: readonly string[]): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first letter of a word is rarely wrong, so only terms with the same one are compared. */
function nearest(text: string, terms: readonly string[]): string | undefined {
  const allowed = text.length < 4 ? 0 : text.length < 7 ? 1 : 2;
  let best: string | undefined;
  let least = allowed + 1;
  const initial = text.charAt(0);
  for (let place = placeOf(initial, terms); terms[place]?.startsWith(initial); place += 1) {
    const term = terms[place] ?? "";
    // The reader may still be typing: a longer term is compared by its prefix, and loses to a whole match.
    const away = Math.min(mistakes(text, term), mistakes(text, term.slice(0, text.length)) + 0.5);
    if (away < least) [best, least] = [term, away];
  }
  return best;
}

/** Edit distance; a transposition counts as one mistake. */
function mistakes(text: string, term: string): number {
  if (Math.abs(text.length - term.length) > 2) return Number.POSITIVE_INFINITY;
  const count = distance(text, term);
  return count === 2 && text.length === term.length && sorted(text) === sorted(term) ? 1 : count;
}

function sorted(text: string): string {
  return [...text].sort().join("");
}
