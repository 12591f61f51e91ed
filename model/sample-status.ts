import { statusMarker } from "./sample-region.ts";

export const statuses = ["run", "slow", "compile-only", "illustrative"] as const;

export interface SampleStatus {
  /**
   * How a sample is checked: it runs, runs only on request, is only compiled or parsed, or is not checked.
   */
  status: (typeof statuses)[number];
  /** Why it doesn't run; for a slow sample, how long it takes in the page. */
  reason?: string;
}

/** A sample runs unless a line such as `#status compile-only: reason` says why not. */
export function readStatus(text: string, file: string): SampleStatus {
  const marker = text.split("\n").flatMap((line) => statusMarker.exec(line)?.[1] ?? [])[0];
  if (marker === undefined) return { status: "run" };
  const [, word, reason] = /^(\S+): (.+)$/.exec(marker.trim()) ?? [];
  const status = statuses.find((known) => known === word);
  if (!status || !reason || status === "run") {
    throw new Error(`${file}: "#status ${marker.trim()}". Write "#status compile-only: why it cannot run".`);
  }
  return { status, reason };
}
