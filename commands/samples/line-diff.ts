/**
 * The lines of two texts side by side: `  ` for equal ones, `- ` for what was expected and `+ ` for what was
 * printed. Lines are compared by their number, which is enough for outputs of a few lines.
 */
export function lineDiff(expected: string, printed: string): string {
  const before = linesOf(expected);
  const after = linesOf(printed);
  return Array.from({ length: Math.max(before.length, after.length) }, (_, i) =>
    linePair(before[i], after[i]),
  ).join("\n");
}

function linePair(before: string | undefined, after: string | undefined): string {
  if (before === after) return `  ${before}`;
  return [before === undefined ? [] : `- ${before}`, after === undefined ? [] : `+ ${after}`]
    .flat()
    .join("\n");
}

function linesOf(text: string): string[] {
  // A missing newline at the end is a difference too, and must be visible.
  return text.endsWith("\n") ? text.slice(0, -1).split("\n") : `${text}⏎ missing`.split("\n");
}
