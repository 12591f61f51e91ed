import type { LineGap } from "./sample.ts";

const comment = String.raw`^\s*(?:\/\/\s*#|#\s*#?)`;
/** Numbers the line after it, for a paragraph of the page that explains the line: `#line 1`. */
const lineMarker = new RegExp(String.raw`${comment}line (\d)\s*$`);
const regionMarker = new RegExp(String.raw`${comment}(region|endregion)\b\s*([\w-]*)\s*$`);
/** A line that sets how a sample is checked; see sample-status.ts. */
export const statusMarker = new RegExp(String.raw`${comment}status\b(.*)$`, "m");
/** A line that explains why a program exists only in Rust: `#rust-only: why`. */
export const rustOnlyMarker = new RegExp(`${comment}rust-only: (.+)$`, "m");

// Lines of this region are part of the program and are copied, but collapsed on the page.
const hiddenRegion = "hidden";

export interface SampleText {
  code: string;
  /** Indexes of the collapsed lines. */
  hiddenLines: number[];
  /** How many characters of indentation the shown lines share; hidden at first, like the lines around them. */
  hiddenIndent: number;
  /** The numbers of explained lines, by index. */
  lineNumbers?: Readonly<Record<number, string>>;
}

/**
 * The part of a sample between `#region name` and its `#endregion`; without a name, the whole file. Marker
 * lines are never shown. If nothing is collapsed, the common indentation is removed.
 */
export function cutRegion(text: string, region: string | undefined, file: string): SampleText {
  const kept: { line: string; isHidden: boolean }[] = [];
  const open: string[] = [];
  const lineNumbers: Record<number, string> = {};
  let found = region === undefined;
  for (const line of text.trimEnd().split("\n")) {
    const [, kind, name = ""] = regionMarker.exec(line) ?? [];
    const [, lineNumber] = lineMarker.exec(line) ?? [];
    if (kind === "region") {
      open.push(name);
      found ||= name === region;
    } else if (kind === "endregion") {
      if (open.pop() === undefined) throw new Error(`${file}: #endregion without a #region before it.`);
    } else if (!isNote(line) && (region === undefined || open.includes(region))) {
      if (lineNumber) lineNumbers[kept.length] = lineNumber;
      else kept.push({ line: line.trimEnd(), isHidden: open.includes(hiddenRegion) });
    }
  }
  if (open.length > 0) throw new Error(`${file}: #region ${open.at(-1)} is never closed. Add #endregion.`);
  if (!found)
    throw new Error(
      `${file}: no #region ${region}. Mark the part with "#region ${region}" and "#endregion".`,
    );
  const hiddenLines = kept.flatMap(({ isHidden }, index) => (isHidden ? index : []));
  const indent = sharedIndent(kept.filter(({ isHidden }) => !isHidden).map(({ line }) => line));
  const isWhole = hiddenLines.length === 0;
  return {
    code: kept.map(({ line }) => (isWhole ? line.slice(indent) : line)).join("\n"),
    hiddenLines,
    hiddenIndent: isWhole ? 0 : indent,
    ...(Object.keys(lineNumbers).length > 0 && { lineNumbers }),
  };
}

/**
 * The gaps that a page marks, as the number of collapsed lines by the index of the line after them. Before the start of
 * an excerpt and after its end, "Show all" is enough, unless the cut is inside a block.
 */
export function markedGaps({ code, hiddenLines, hiddenIndent }: SampleText): Map<number, number> {
  const lines = code.split("\n");
  const hidden = new Set(hiddenLines);
  const gaps = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= lines.length; end += 1) {
    if (!hidden.has(end - 1)) start = end;
    if (!hidden.has(end - 1) || hidden.has(end)) continue;
    const isFirst = lines.slice(0, start).join("") === "";
    const next = lines.slice(isFirst ? end : start).find((line) => line);
    const isBetween = !isFirst && lines.slice(end).join("") !== "";
    if (isBetween || isInBlock(next, hiddenIndent)) gaps.set(end, end - start);
  }
  return gaps;
}

/** Whether a line is in a block that begins before it, or ends one. */
function isInBlock(line = "", outerIndent: number): boolean {
  const indent = line.search(/\S/);
  return indent > outerIndent || (indent === outerIndent && /^\s*[)\]}]/.test(line));
}

/** Where the numbered lines of a sample are, in order. */
export function lineGaps(text: SampleText): LineGap[] {
  const indexes = Object.keys(text.lineNumbers ?? {}).map(Number);
  const marked = [...markedGaps(text).keys()];
  return indexes.map((end, order) => {
    const start = indexes[order - 1] ?? 0;
    const hidden = text.hiddenLines.filter((index) => start <= index && index < end).length;
    const rows = marked.filter((index) => start < index && index <= end).length;
    return { shown: end - start - hidden, hidden, rows };
  });
}

/** A line about the sample that is not part of it. */
function isNote(line: string): boolean {
  return statusMarker.test(line) || rustOnlyMarker.test(line);
}

function sharedIndent(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  return indents.length > 0 ? Math.min(...indents) : 0;
}
