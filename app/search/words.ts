/** A word as it stands in a text or a query: a symbol such as `Tron::new` or `16,563x` is one word. */
export interface Word {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** The whole of it, in the form in which all spellings of a symbol are the same. */
  whole: string;
  /** What it consists of; only the whole when it has no parts. */
  parts: string[];
}

// An accent can be a separate character (\p{M}).
const rawWord =
  /(?:--)?[\p{L}\p{N}\p{M}_]+(?:(?:::|[.'’]|(?<=[\p{L}\p{M}])-|-(?=\p{L})|,(?=\d{3}))[\p{L}\p{N}\p{M}_]+)*/gu;
// Nearly all words are like this, and need no closer look.
const ordinary = /^[A-Z]?[a-z]+$/;
const number = /^v?(\d+(?:\.\d+)+)$/;
// From a small letter to a capital, before the last capital of several, and from a number to its unit.
const innerBorder = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\d)(?=\p{L})/u;

/** The words of a text, with their places. */
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

/** Without case, accents and the signs within a word or number. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("μ", "u")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Everything under which a text is found. */
export function termsOf(text: string): string[] {
  return knownWordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** The words of a text of the index, which is looked at again with every key: remembered. */
export const knownWordsOf = remember(wordsOf);

/** The words of a text of the index one after the other, between spaces. */
export const phraseOf = remember((text) => inOrder(knownWordsOf(text)));

export function inOrder(words: readonly Word[]): string {
  return ` ${words.map(({ whole }) => whole).join(" ")} `;
}

/** What is asked about texts of the index with every key is computed once for each. */
export function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
