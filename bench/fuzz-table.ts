import { kilobytes, markdownTable } from "./table.ts";

export interface FuzzResult {
  requests: number;
  seed: number;
  /** The number of request types. */
  kinds: number;
  /** The number of responses by status; the remaining requests were cut off. */
  statuses: [status: number, count: number][];
  slowClients: number;
  faults: number;
  /** Bytes in use before and after. */
  memory: [number, number];
  /** Open files and connections before and after. */
  descriptors: [number, number];
}

export function fuzzTable({ requests, seed, kinds, statuses, ...rest }: FuzzResult): string {
  const { slowClients, faults, memory, descriptors } = rest;
  const counts = statuses.map(([status, count]) => `${status}: ${count}`).join(", ");
  const failed = statuses.filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const table = markdownTable(
    ["requests", "kinds", "seed", "status 5xx", "faults", "slow clients cut off", "kB in use", "descriptors"],
    [
      [
        requests,
        kinds,
        seed,
        failed,
        faults,
        slowClients,
        memory.map(kilobytes).join(" to "),
        descriptors.join(" to "),
      ],
    ],
  );
  return `${table}\n\nAnswers by status: ${counts}.`;
}
