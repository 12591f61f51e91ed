import { knownWordsOf, type Word } from "./words.ts";

/** A piece of text that is or isn't a match. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

// Not quite two lines of the dialog: longer excerpts add little, and are laid out again with every key.
const excerptLength = 120;
const before = 30;
const mostOthers = 3;

/** Splits text into matched words and the text between them. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  return pieces(text, foundWords(text, terms), 0, text.length);
}

/** The excerpt with the most terms, in pieces. Without any, the beginning of the text. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = foundWords(text, terms);
  const best = bestWord(found);
  const start = best ? startBefore(text, best) : 0;
  const isRest = text.length - start <= excerptLength;
  const shown = pieces(text, found, start, isRest ? text.length : endAfter(text, start, best));
  if (start > 0) shown.unshift({ text: "… ", isMatch: false });
  if (!isRest) shown.push({ text: " …", isMatch: false });
  return shown;
}

/** Some of the terms found in the rest of a section, of which only the words are indexed. */
export function otherWords(rest: string, terms: ReadonlySet<string>): Piece[] {
  const words = foundWords(rest, terms).slice(0, mostOthers);
  return words.flatMap(({ start, end }, index) => [
    { text: index === 0 ? " Also: " : ", ", isMatch: false },
    { text: rest.slice(start, end), isMatch: true },
  ]);
}

/** The first word of the range with the most distinct terms. */
function bestWord(found: readonly Word[]): Word | undefined {
  let best = found[0];
  let most = 0;
  for (const first of found) {
    const end = first.start + excerptLength - before;
    const near = found.filter((word) => word.start >= first.start && word.end <= end);
    const count = new Set(near.map(({ whole }) => whole)).size;
    if (count > most) [best, most] = [first, count];
  }
  return best;
}

/** The space a little before a word; the word itself if a long path or list has none. */
function startBefore(text: string, word: Word): number {
  if (word.start <= before) return 0;
  const gap = text.indexOf(" ", word.start - before) + 1;
  return gap > 0 && gap <= word.start ? gap : word.start;
}

/** The last space that fits; without one after the required word, as much as fits. */
function endAfter(text: string, start: number, word: Word | undefined): number {
  const gap = text.lastIndexOf(" ", start + excerptLength);
  return gap > start && gap >= (word?.end ?? 0) ? gap : start + excerptLength;
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
