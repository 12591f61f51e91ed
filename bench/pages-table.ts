import type { PageWeight } from "./page-weight.ts";
import { kilobytes, markdownTable } from "./table.ts";

export interface PageRow {
  path: string;
  /** The same page of the site that this one is compared with. */
  before?: PageWeight | undefined;
  now: PageWeight;
  /** What a browser loads. Only the total includes the headers of responses. */
  loaded: { scripts: number; scriptsAfterIsland: number; total: number; requests: number };
}

export interface PagesResult {
  pages: PageRow[];
}

export function pagesTable({ pages }: PagesResult): string {
  const pair = (row: PageRow, value: (weight: PageWeight) => string | number) => [
    row.before ? value(row.before) : "–",
    value(row.now),
  ];
  return markdownTable(
    [
      "page",
      "elements before",
      "elements",
      "HTML kB before",
      "HTML kB",
      "scripts kB before",
      "scripts kB",
      "scripts loaded",
      "after first island",
      "total kB",
      "requests",
    ],
    pages.map((row) => [
      row.path,
      ...pair(row, ({ elements }) => elements),
      ...pair(row, ({ html }) => kilobytes(html)),
      ...pair(row, ({ scripts }) => kilobytes(scripts)),
      kilobytes(row.loaded.scripts),
      kilobytes(row.loaded.scriptsAfterIsland),
      kilobytes(row.loaded.total),
      row.loaded.requests,
    ]),
  );
}
