import type { Experiment, SettingSummary } from "#experiments/experiment.ts";
import { namedValue } from "./named-value.ts";

/** The results that differ only in the last factor. */
export interface Line {
  /** The values of the other factors. */
  values: readonly string[];
  settings: SettingSummary[];
}

export interface LineLabel {
  /** The lines that it names, by index. */
  lines: number[];
  /** The words, one row for each factor. */
  rows: string[];
  /** The middle of the words. */
  height: number;
}

export const rowHeight = 16;
/** The least space between two names. */
const between = 4;

/**
 * Names at the ends of lines. Where two lines of the same group end so close that their names would overlap, they share
 * one, such as "usual, 1 and 2 threads". Other names are moved apart.
 */
export function lineLabels(
  { factors }: Experiment,
  lines: readonly Line[],
  ends: readonly number[],
): LineLabel[] {
  const labels: LineLabel[] = [];
  for (const [index, { values }] of lines.entries()) {
    const height = ends[index] ?? 0;
    const twin = labels.find(
      (label) =>
        values.length > 1 &&
        lines[label.lines[0] ?? 0]?.values[0] === values[0] &&
        Math.abs(label.height - height) < rowHeight * values.length,
    );
    const shared = [...(twin?.lines ?? []), index];
    const rows = values.map((_, place) => {
      const own = new Set(shared.map((line) => lines[line]?.values[place] ?? ""));
      return namedValue(factors[place] ?? "", ...own) + (place < values.length - 1 ? "," : "");
    });
    const middle = shared.reduce((sum, line) => sum + (ends[line] ?? 0), 0) / shared.length;
    const label = { lines: shared, rows, height: middle };
    if (twin) labels.splice(labels.indexOf(twin), 1, label);
    else labels.push(label);
  }
  return movedApart(labels);
}

/** Moves names apart evenly where they would overlap. */
function movedApart(labels: readonly LineLabel[]): LineLabel[] {
  const moved = labels.map((label) => ({ ...label })).sort((a, b) => a.height - b.height);
  for (const _ of moved) {
    for (const [place, lower] of moved.entries()) {
      const upper = moved[place - 1];
      if (!upper) continue;
      const room = ((upper.rows.length + lower.rows.length) / 2) * rowHeight + between;
      const missing = Math.max(room - (lower.height - upper.height), 0);
      upper.height -= missing / 2;
      lower.height += missing / 2;
    }
  }
  return moved.map((label) => ({ ...label, height: Math.round(label.height) }));
}
