/** A word in a text or a query: a symbol such as `Tron::new` or `16,563x` is one word. */
export interface Word {
  /** Its start and end in the text. */
  start: number;
  end: number;
  /** The whole word, normalized so that all spellings of a symbol are the same. */
  whole: string;
  /** Its parts; only the whole if it has none. */
  parts: string[];
}

// An accent can be a separate character (\p{M}).
const rawWord =
  /(?:--)?[\p{L}\p{N}\p{M}_]+(?:(?:::|[.'’]|(?<=[\p{L}\p{M}])-|-(?=\p{L})|,(?=\d{3}))[\p{L}\p{N}\p{M}_]+)*/gu;
// Nearly all words match this and need no further splitting.
const ordinary = /^[A-Z]?[a-z]+$/;
const number = /^v?(\d+(?:\.\d+)+)$/;
// Between a small letter and a capital, before the last of several capitals, and between a number and its unit.
const innerBorder = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\d)(?=\p{L})/u;

/** The words of a text, with their positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(rawWord)].flatMap(({ 0: raw, index }) => {
    const { whole, parts } = formsOf(raw);
    return whole ? [{ start: index, end: index + raw.length, whole, parts }] : [];
  });
}

function formsOf(raw: string): Pick<Word, "whole" | "parts"> {
  if (ordinary.test(raw)) return { whole: raw.toLowerCase(), parts: [] };
  const names = raw.split(/::|\./).map(partsOfName);
  const joined = names.map((parts) => parts.join("")).filter(Boolean);
  const name = joined.join(".");
  const digits = number.exec(name)?.[1];
  // 1.0 and 1 are the same number.
  if (digits) return { whole: digits.replace(/^(\d+)\.0$/, "$1"), parts: [] };
  // An option such as --release is also found without its dashes.
  const whole = name && raw.startsWith("--") ? `--${name}` : name;
  return { whole, parts: [...new Set([...joined, ...names.flat()])].filter((part) => part !== whole) };
}

function partsOfName(name: string): string[] {
  return name
    .replace(/['’]s$/i, "")
    .split(/[_-]/)
    .flatMap((piece) => piece.split(innerBorder))
    .map(plain)
    .filter(Boolean);
}

/** Removes case, accents and the punctuation within a word or number. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("μ", "u")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** All search terms of a text. */
export function termsOf(text: string): string[] {
  return knownWordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** The words of an indexed text. Cached, because they are needed with every key. */
export const knownWordsOf = remember(wordsOf);

/** The words of an indexed text, joined by spaces. */
export const phraseOf = remember((text) => inOrder(knownWordsOf(text)));

export function inOrder(words: readonly Word[]): string {
  return ` ${words.map(({ whole }) => whole).join(" ")} `;
}

/** Caches a function of indexed texts, which is called with every key. */
export function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
