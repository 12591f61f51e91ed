import { markdownTable, ratio } from "./table.ts";

/** What search-latency.ts measures, in milliseconds. */
export interface SearchResult {
  keys: number;
  slowdown: number;
  budgetMs: number;
  /** Until results are in the document and laid out. */
  p50: number;
  p95: number;
  max: number;
  /** Until they are painted, and the same for keys that no page handles. */
  p95Painted: number;
  p95PaintedWithoutSearch: number;
}

export function searchTable(result: SearchResult): string {
  const { keys, slowdown, budgetMs, p50, p95, p95Painted, p95PaintedWithoutSearch } = result;
  return markdownTable(
    [
      `${slowdown}x CPU slowdown`,
      "keys",
      `median, 1 = the budget of ${budgetMs} ms`,
      "95th percentile, 1 = the budget",
      "95th percentile until painted, 1 = an empty page",
    ],
    [
      [
        "key to results",
        keys,
        ratio(p50, budgetMs),
        ratio(p95, budgetMs),
        ratio(p95Painted, p95PaintedWithoutSearch),
      ],
    ],
  );
}
