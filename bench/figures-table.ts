import { markdownTable, ratio } from "./table.ts";

/** A living figure on a slowed CPU: its longest tasks in milliseconds, 0 if none took more than 50 ms. */
export interface FigureRow {
  path: string;
  name: string;
  /** From scrolling to the figure until it is hydrated. If it is in view from the start, from the page's start. */
  starting: number;
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
      `${slowdown}x CPU slowdown, 1 = ${budgetMs} ms`,
      "page",
      "longest task until it is hydrated",
      "longest task while it runs",
    ],
    figures.map(({ path, name, starting, running }) => [name, path, inBudget(starting), inBudget(running)]),
  );
}

function inBudget(ms: number): string {
  return ms === 0 ? "below 1" : ratio(ms, budgetMs);
}
