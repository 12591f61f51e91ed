import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { provenanceOf } from "#commands/results/record.ts";
import type { Provenance, ResultName } from "#model/results/result-schemas.ts";

const folder = ".cache/bench";

/** The state of the machine during a benchmark. Times on a busy machine are unreliable. */
export interface RunConditions {
  date: string;
  /** Load average of the last minute, at the start and at the end. */
  load: [number, number];
  processors: number;
  /** The code that was measured. */
  provenance: Provenance;
}

/** Benchmarks of the server describe its code; all others describe pages. */
function subjectOf(name: string): ResultName {
  if (name.startsWith("fuzz")) return "fuzz";
  return name.startsWith("load") ? "load" : "benchmark";
}

/** Runs a benchmark and saves its raw values with the conditions of the run. */
export async function measured<Values extends object>(
  name: string,
  measure: () => Promise<Values>,
): Promise<Values & RunConditions> {
  const before = loadavg()[0] ?? 0;
  const provenance = provenanceOf(subjectOf(name));
  const values = await measure();
  const conditions: RunConditions = {
    date: new Date().toISOString(),
    load: [before, loadavg()[0] ?? 0],
    processors: cpus().length,
    provenance,
  };
  const result = { ...values, ...conditions };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 1)}\n`);
  return result;
}

/** A saved result. Some programs don't record when they ran; the date is then that of the file. */
export type SavedResult<Values extends object> = Values & Partial<RunConditions> & { date: string };

/** All saved results of a benchmark: `peers.json`, `peers-1.json`, `peers-2.json`. */
export function savedResults<Values extends object>(name: string): SavedResult<Values>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file === `${name}.json` || (file.startsWith(`${name}-`) && file.endsWith(".json")))
    .sort()
    .map((file) => join(folder, file))
    .map((file) => ({ date: statSync(file).mtime.toISOString(), ...JSON.parse(readFileSync(file, "utf8")) }));
}
