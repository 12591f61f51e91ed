import { statusMarker } from "#model/sample-region.ts";

export const statuses = ["run", "slow", "compile-only", "illustrative"] as const;

export interface SampleStatus {
  /**
   * What the check does with a sample: runs it, runs it on request only, only compiles or parses it, or nothing at all.
   */
  status: (typeof statuses)[number];
  /** Why it is not run. */
  reason?: string;
}

/** A sample is run unless a line such as `#status compile-only: reason` says why not. */
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
