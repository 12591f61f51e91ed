import type { SearchSection } from "#content/search-data.ts";
import type { CutSection } from "./cut-page.ts";

type ShortSection = Pick<SearchSection, "anchor" | "title" | "text" | "words">;

// Measured: more text makes better excerpts, but the index has to stay within its budget (tests/site/search.test.ts).
const textLength = 260;
// Words that are in every section tell none of them apart.
const stopWords = new Set(
  "a an and are as at be but by can do does for from had has have if in into is it its may more no not of on one only or other out so than that the their them then there these they this to two up was what when which while who with you your".split(
    " ",
  ),
);
const message = /error|fail|warning|must|help:|cannot|killed/i;
const codeWord = /[A-Za-z_][\w]*(?:(?:::|\.|-)[A-Za-z_]\w*)*|\d[\d.,_]*/g;

/** The section as it goes into the index: the beginning as text, every other word once. */
export function shortenSection({ anchor, title, text, output, code }: CutSection): ShortSection {
  const [shown, rest] = cutAtSentence(text);
  const lines = output.split("\n").map((line) => line.trim());
  const messages = lines.filter((line) => message.test(line)).join(" ");
  const kept = `${shown} ${messages}`.trim();
  const others = [
    ...rest.split(/\s+/),
    ...lines.filter((line) => !message.test(line)).flatMap((line) => line.match(codeWord) ?? []),
    ...(code.match(codeWord) ?? []),
  ];
  return { anchor, title, text: kept, words: newWords(others, `${title} ${kept}`).join(" ") };
}

/** The text up to the last sentence that fits, and what follows. A single long sentence is kept whole. */
function cutAtSentence(text: string): [string, string] {
  if (text.length <= textLength) return [text, ""];
  const ends = [...text.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.findLast((place) => place <= textLength) ?? ends[0] ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

function newWords(words: readonly string[], known: string): string[] {
  const seen = new Set([...stopWords, ...known.split(/\s+/).map(bare)]);
  return words
    .filter((word) => {
      const plain = bare(word);
      if (plain.length < 2 || seen.has(plain)) return false;
      seen.add(plain);
      return true;
    })
    .map((word) => trim(word));
}

function trim(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, "");
}

function bare(word: string): string {
  return trim(word).toLowerCase();
}
