import { markdownTable, ratio } from "./table.ts";

/** What bench/search-latency.ts writes. */
export interface SearchResult {
  keys: number;
  p50: number;
  p95: number;
  p95WithoutSearch: number;
}

export function searchTable({ keys, p50, p95, p95WithoutSearch }: SearchResult): string {
  return markdownTable(
    ["key to hits, 1 = a key that nothing answers (95th percentile)", "keys", "median", "95th percentile"],
    [["search dialog", keys, ratio(p50, p95WithoutSearch), ratio(p95, p95WithoutSearch)]],
  );
}
