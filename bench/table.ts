type Cell = string | number;

/** A Markdown table, columns in line: it is printed and kept alike. */
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

/** How many times as long, or as much; a dash where one of them was not measured. */
export function ratio(value: number, base: number): string {
  const times = value / base;
  return Number.isNaN(times) ? "–" : times.toFixed(2);
}
