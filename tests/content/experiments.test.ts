import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { definitions, seedsOf } from "#experiments/definitions.ts";
import { parseResults } from "#experiments/results-file.ts";
import { readExperiment } from "#model/read-experiment.ts";

const folder = "experiments/results";

test("every experiment has a results file, and every results file an experiment", () => {
  expect(readdirSync(folder).sort()).toEqual(definitions.map(({ name }) => `${name}.csv`).sort());
});

test.for(definitions)("$name has results for at least 30 seeds per setting", (definition) => {
  const file = join(folder, `${definition.name}.csv`);
  const count = seedsOf(definition).length;
  expect(count).toBeGreaterThanOrEqual(30);
  for (const { settings } of readExperiment(file).measures) {
    for (const setting of settings) expect(setting.count).toBe(count);
  }
  expect(statSync(file).size).toBeLessThan(60_000);
});

test("machine-dependent results describe the machine", () => {
  for (const { name } of definitions.filter(({ isMachine }) => isMachine)) {
    const { notes } = readExperiment(join(folder, `${name}.csv`));
    expect(Object.keys(notes)).toEqual(["cpu", "cores", "system", "compiler", "load"]);
  }
});

test("the README lists every experiment", () => {
  const text = readFileSync("experiments/README.md", "utf8");
  for (const { name } of definitions) expect(text).toContain(`\`${name}\``);
});

test("settings that two experiments share have the same results", () => {
  const rowsOf = (name: string, ...setting: string[]) => {
    const definition = definitions.find((each) => each.name === name);
    const text = readFileSync(join(folder, `${name}.csv`), "utf8");
    const { rows = [] } = definition ? parseResults(definition, text) : {};
    return rows.filter((row) => row.setting.join() === setting.join()).map(({ values }) => values);
  };
  // The default configuration, run by the library and by the custom loop that can turn off crossover.
  const usual = rowsOf("mutation-rate", "0.01");
  expect(usual).not.toEqual([]);
  expect(rowsOf("selection-pressure", "3")).toEqual(usual);
  expect(rowsOf("crossover", "0.8")).toEqual(usual);
  // Gossip, run by the library and by the custom loop that can drop messages.
  const gossip = rowsOf("message-loss", "40", "0");
  const reachAndHops = rowsOf("cluster-radius", "40").map((values) => values.slice(2));
  expect(reachAndHops.slice(0, gossip.length)).toEqual(gossip);
});
