import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Definition } from "#experiments/definitions.ts";
import { formatResults, parseResults, type Results } from "#experiments/results-file.ts";
import { differences } from "./compare-results.ts";
import { runExperiment } from "./experiment-program.ts";

function resultFile(root: string, { name }: Definition): string {
  return join(root, "experiments", "results", `${name}.csv`);
}

export function writeResults(root: string, definition: Definition, results: Results): void {
  writeFileSync(resultFile(root, definition), formatResults(definition, results));
}

/** Runs the first two seeds of each setting again and returns what differs from the stored rows. */
export async function checkExperiment(root: string, program: string, definition: Definition) {
  const [first] = definition.seeds;
  const stored = parseResults(definition, readFileSync(resultFile(root, definition), "utf8"));
  return differences(definition, stored.rows, await runExperiment(program, definition, [first, first + 1]));
}
