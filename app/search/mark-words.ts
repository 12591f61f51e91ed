import { wordsOf } from "./words.ts";

/** A piece of text that the reader's words are in, or not. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const excerptLength = 150;
const before = 40;

/** The text in pieces: words that one of the terms found, and what stands between them. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of foundWords(text, terms)) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false });
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

/** The part of a text that has most of the terms, in pieces. Without any, its beginning. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = foundWords(text, terms);
  const counts = found.map(
    ({ start }) =>
      new Set(
        found
          .filter((word) => word.start >= start && word.end <= start + excerptLength - before)
          .map((word) => word.whole),
      ).size,
  );
  const best = found[counts.indexOf(Math.max(...counts))]?.start ?? 0;
  const start = best <= before ? 0 : text.indexOf(" ", best - before) + 1;
  const isRest = text.length - start <= excerptLength;
  const end = isRest ? text.length : text.lastIndexOf(" ", start + excerptLength);
  const cut = text.slice(start, end > start ? end : start + excerptLength);
  return markWords(`${start > 0 ? "… " : ""}${cut}${isRest ? "" : " …"}`, terms);
}

function foundWords(text: string, terms: ReadonlySet<string>) {
  return wordsOf(text).filter(
    ({ whole, parts }) => terms.has(whole) || parts.some((part) => terms.has(part)),
  );
}
