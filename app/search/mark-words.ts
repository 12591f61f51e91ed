import { knownWordsOf, type Word } from "./words.ts";

/** A piece of text that the reader's words are in, or not. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

// Not quite two lines of the dialog: longer ones tell no more, and are laid out again with every key.
const excerptLength = 120;
const before = 30;
const mostOthers = 3;

/** The text in pieces: words that one of the terms found, and what stands between them. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  return pieces(text, foundWords(text, terms), 0, text.length);
}

/** The part of a text that has most of the terms, in pieces. Without any, its beginning. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = foundWords(text, terms);
  const best = bestStart(found);
  const start = best <= before ? 0 : text.indexOf(" ", best - before) + 1;
  const isRest = text.length - start <= excerptLength;
  const end = isRest ? text.length : text.lastIndexOf(" ", start + excerptLength);
  const shown = pieces(text, found, start, isRest || end > start ? end : start + excerptLength);
  if (start > 0) shown.unshift({ text: "… ", isMatch: false });
  if (!isRest) shown.push({ text: " …", isMatch: false });
  return shown;
}

/** A few of the terms that stand in the rest of a section, of which only the words are known. */
export function otherWords(rest: string, terms: ReadonlySet<string>): Piece[] {
  const words = foundWords(rest, terms).slice(0, mostOthers);
  return words.flatMap(({ start, end }, index) => [
    { text: index === 0 ? " Also: " : ", ", isMatch: false },
    { text: rest.slice(start, end), isMatch: true },
  ]);
}

/** Where the stretch begins that has the most different words. */
function bestStart(found: readonly Word[]): number {
  let best = 0;
  let most = 0;
  for (const { start } of found) {
    const near = found.filter((word) => word.start >= start && word.end <= start + excerptLength - before);
    const count = new Set(near.map(({ whole }) => whole)).size;
    if (count > most) [best, most] = [start, count];
  }
  return best;
}

function pieces(text: string, found: readonly Word[], from: number, to: number): Piece[] {
  const result: Piece[] = [];
  let end = from;
  for (const word of found) {
    if (word.start < from || word.end > to) continue;
    if (word.start > end) result.push({ text: text.slice(end, word.start), isMatch: false });
    result.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < to) result.push({ text: text.slice(end, to), isMatch: false });
  return result;
}

function foundWords(text: string, terms: ReadonlySet<string>): Word[] {
  return knownWordsOf(text).filter(
    ({ whole, parts }) => terms.has(whole) || parts.some((part) => terms.has(part)),
  );
}
