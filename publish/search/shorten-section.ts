import { stemOf } from "#app/search/query-words.ts";
import { stopWords } from "#content/search-words.ts";
import type { SearchSection } from "#model/search-data.ts";
import { codeWords } from "./code-words.ts";
import type { CutSection } from "./cut-page.ts";

interface ShortSection extends Omit<SearchSection, "page"> {
  /** Words of the rest and of its code, in lower case, each once. */
  words: string[];
}

// Measured: more text makes better excerpts, but the index must stay within its budget (tests/site/search.test.ts).
const textLength = 156;
const message = /error|fail|warning|must|help:|cannot|killed/i;
// The entry of a function or type has an example, too; the names in it have separate entries.
const symbol = /::|^(?:struct|enum|trait) /;

/** Shortens a section for the index: the beginning as text, every other word once. */
export function shortenSection({
  anchor,
  title,
  text,
  captions,
  output,
  quotes,
  code,
}: CutSection): ShortSection {
  const [shown, rest] = cutAtSentence(text);
  const lines = output.split("\n").map((line) => line.trim());
  const said = [...quotes, ...lines.filter((line) => message.test(line))].filter(
    (line) => !shown.includes(line),
  );
  const kept = [shown, ...new Set(said)].filter(Boolean).join(" ");
  const others = [rest, captions].flatMap((part) => part.split(/\s+/));
  if (!symbol.test(title)) others.push(...code.flatMap(codeWords), ...output.split(/[^A-Za-z]+/));
  return { anchor, title, text: kept, words: newWords(others, `${title} ${kept}`) };
}

/** Splits the text after the last sentence that fits. A single long sentence is not split. */
function cutAtSentence(text: string): [string, string] {
  if (text.length <= textLength) return [text, ""];
  const ends = [...text.matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.findLast((place) => place <= textLength) ?? ends[0] ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

/** The words that are not known yet, in lower case. A word with the stem of a known word counts as known. */
function newWords(words: readonly string[], known: string): string[] {
  const seen = new Set(piecesOf(known).map(stemOf));
  return piecesOf(words.join(" ")).filter((word) => {
    const stem = stemOf(word);
    const isNew = word.length > 1 && !stopWords.has(word) && !seen.has(stem);
    seen.add(stem);
    return isNew;
  });
}

/** Names stay whole, paths do not: each function has its own entry that is found by its path. */
function piecesOf(text: string): string[] {
  return text.toLowerCase().match(/(?:--)?[\p{L}\p{N}_]+(?:[.,](?=\d)[\p{N}]+|['’-][\p{L}\p{N}_]+)*/gu) ?? [];
}
