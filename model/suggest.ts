import { closest, distance } from "fastest-levenshtein";

/** The candidate that was probably meant, or undefined if even the nearest one is a different word. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const nearest = closest(word, candidates);
  const away = distance(word, nearest);
  return away <= Math.max(2, word.length / 3) && away < word.length ? nearest : undefined;
}
