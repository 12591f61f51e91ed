import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { definitions } from "#experiments/definitions.ts";
import { type Experiment, summarizeExperiment } from "#experiments/experiment.ts";
import { parseResults, resultProblems } from "#experiments/results-file.ts";
import { ContentError } from "./content-error.ts";

/** A file of experiments/results/, summarized by setting. */
export function readExperiment(file: string): Experiment {
  const name = basename(file, ".csv");
  const definition = definitions.find((each) => each.name === name);
  if (!definition) {
    const known = definitions.map((each) => each.name).join(", ");
    throw new ContentError([`${file}: experiments/definitions.ts has no experiment ${name}, only ${known}.`]);
  }
  const results = parseResults(definition, readFileSync(file, "utf8"));
  const problems = resultProblems(definition, results);
  if (problems.length > 0) throw new ContentError(problems);
  return summarizeExperiment(definition, results);
}
