import { markdownTable, ratio } from "./table.ts";

/** A living figure under a slowed processor: its longest tasks in milliseconds, 0 when none was longer than 50. */
export interface FigureRow {
  path: string;
  name: string;
  takeover: number;
  running: number;
}

export interface FiguresResult {
  slowdown: number;
  figures: FigureRow[];
}

const budgetMs = 50;

export function figuresTable({ slowdown, figures }: FiguresResult): string {
  return markdownTable(
    [
      `figures, processor slowed ${slowdown}x, 1 = ${budgetMs} ms`,
      "page",
      "longest task while it starts",
      "longest task while it runs",
    ],
    figures.map(({ path, name, takeover, running }) => [name, path, inBudget(takeover), inBudget(running)]),
  );
}

function inBudget(ms: number): string {
  return ms === 0 ? "below 1" : ratio(ms, budgetMs);
}
