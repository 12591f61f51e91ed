import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { currentCommit } from "#model/results/git-state.ts";
import { inputsHash } from "#model/results/inputs-hash.ts";
import { subjects } from "#model/results/result-inputs.ts";
import {
  type Provenance,
  type ResultName,
  type ResultValues,
  resultSchemas,
} from "#model/results/result-schemas.ts";

/** Results of the last run of each command. `npm run results` stores them in the repository. */
export const recentFolder = ".cache/results";
export const storedFolder = "results";

let siteHash: { key: string; hash: string } | undefined;

/** The provenance of a result that is obtained now. */
export function provenanceOf(name: ResultName): Provenance {
  const { inputs, command } = subjects[name];
  const key = inputs.join();
  // Tests record hundreds of parts, and their inputs don't change during a run.
  if (siteHash?.key !== key) siteHash = { key, hash: inputsHash(inputs) };
  return {
    command,
    date: new Date().toISOString(),
    commit: currentCommit(inputs) ?? "unknown",
    inputs,
    hash: siteHash.hash,
  };
}

/** Writes a result, or a part of one, for `npm run results`. */
export function recordRecent(file: string, content: object): void {
  const target = join(recentFolder, `${file}.json`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}

export interface NewResult {
  name: ResultName;
  about: Provenance;
  values: object;
}

/** Writes a result to the repository, after a check of its form. */
export function storeResult({ name, about, values }: NewResult): void {
  const content = JSON.stringify({ ...about, values: resultSchemas[name].parse(values) }, undefined, 1);
  // Lists of numbers are long, so each is on one line.
  const text = content.replaceAll(/\[[\d,\s]+\]/g, (list) => list.replaceAll(/\s+/g, ""));
  mkdirSync(storedFolder, { recursive: true });
  writeFileSync(join(storedFolder, `${name}.json`), `${text}\n`);
}

/** Records a complete result. */
export function recordResult<Name extends ResultName>(name: Name, values: ResultValues<Name>): void {
  recordRecent(name, { ...provenanceOf(name), values });
}
