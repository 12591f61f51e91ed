import { median } from "./percentile.ts";

type Cell = string | number;

/** A Markdown table with aligned columns, for the console and for the report. */
export function markdownTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(String));
  const widths = header.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(lines[0] ?? []), line(rule), ...lines.slice(1).map(line)].join("\n");
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** A ratio with two decimals; a dash if one of the values was not measured. */
export function ratio(value: number, base: number): string {
  const times = value / base;
  return Number.isNaN(times) ? "–" : times.toFixed(2);
}

/** The median in whole milliseconds with the smallest and largest value; a dash if nothing was measured. */
export function range(samples: readonly number[]): string {
  const middle = median(samples);
  if (Number.isNaN(middle)) return "–";
  return `${middle.toFixed(0)} (${Math.min(...samples).toFixed(0)}–${Math.max(...samples).toFixed(0)})`;
}
