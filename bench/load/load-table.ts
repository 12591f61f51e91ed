import { markdownTable, ratio } from "../table.ts";
import type { RequestLoad } from "./load-generator.ts";

/** One server under load. */
export interface LoadRow extends RequestLoad {
  name: string;
  /** Bytes of memory before and after. */
  before: number;
  after: number;
}

export interface LoadResult {
  generator: string;
  connections: number;
  seconds: number;
  /** The servers for each URL; the others are compared with the first. */
  addresses: { path: string; rows: LoadRow[] }[];
}

export function loadTable({ generator, connections, seconds, addresses }: LoadResult): string {
  const tables = addresses.map(({ path, rows }) => {
    const first = rows[0];
    const one = `1 = ${first?.name}`;
    return markdownTable(
      [path, `requests per second, ${one}`, `p99, ${one}`, "errors", "MB before", "MB after"],
      rows.map(({ name, perSecond, p99, errors, before, after }) => [
        name,
        ratio(perSecond, first?.perSecond ?? Number.NaN),
        ratio(p99, first?.p99 ?? Number.NaN),
        errors,
        megabytes(before),
        megabytes(after),
      ]),
    );
  });
  return [
    `${generator}, ${connections} connections, ${seconds} s each, one after the other.`,
    ...tables,
  ].join("\n\n");
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
