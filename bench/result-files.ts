import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

const folder = ".cache/bench";

/** How the machine was when a benchmark ran: times mean little on a busy one. */
export interface RunConditions {
  date: string;
  /** Load average of the last minute, at the beginning and at the end. */
  load: [number, number];
  processors: number;
}

/** Runs a benchmark and keeps its raw values with the conditions of the run. */
export async function measured<Values extends object>(
  name: string,
  measure: () => Promise<Values>,
): Promise<Values & RunConditions> {
  const before = loadavg()[0] ?? 0;
  const values = await measure();
  const conditions: RunConditions = {
    date: new Date().toISOString(),
    load: [before, loadavg()[0] ?? 0],
    processors: cpus().length,
  };
  const result = { ...values, ...conditions };
  mkdirSync(folder, { recursive: true });
  writeFileSync(resultFile(name), `${JSON.stringify(result, null, 1)}\n`);
  return result;
}

function resultFile(name: string): string {
  return join(folder, `${name}.json`);
}

/** What the last run of a benchmark has left, if there was one. Some do not say when they ran; their file does. */
export function lastResult<Values extends object>(name: string): (Values & { date: string }) | undefined {
  const file = resultFile(name);
  if (!existsSync(file)) return undefined;
  return { date: statSync(file).mtime.toISOString(), ...JSON.parse(readFileSync(file, "utf8")) };
}
