import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { buildExperiments } from "#commands/experiments/experiment-program.ts";
import { checkExperiment } from "#commands/experiments/result-files.ts";
import { definitions } from "#experiments/definitions.ts";

const root = join(import.meta.dirname, "..", "..");
const repeatable = definitions.filter(({ isMachine }) => !isMachine);
let program = "";

beforeAll(async () => {
  program = await buildExperiments(root);
});

test.for(repeatable)("$name reproduces its stored results", async (definition) => {
  expect(await checkExperiment(root, program, definition)).toEqual([]);
});

test("a changed digit in a stored result is detected", async () => {
  const copy = mkdtempSync(join(tmpdir(), "experiments-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, "experiments", "results"), join(copy, "experiments", "results"), { recursive: true });
  const file = join(copy, "experiments", "results", "cluster-radius.csv");
  const [header = "", first = "", ...rest] = readFileSync(file, "utf8").split("\n");
  const [radius, seed, largest, ...others] = first.split(",");
  writeFileSync(file, [header, [radius, seed, Number(largest) + 1, ...others].join(","), ...rest].join("\n"));
  const definition = definitions.find(({ name }) => name === "cluster-radius");
  expect(definition && (await checkExperiment(copy, program, definition))).toEqual([
    `cluster-radius: ${radius}, seed ${seed}: largest cluster is ${largest}, stored is ${Number(largest) + 1}.`,
  ]);
});
