import { expect, test } from "vitest";
import { type Definition, seedsOf, settingsOf } from "./definitions.ts";
import { summarizeExperiment } from "./experiment.ts";
import { formatResults, parseResults, resultProblems } from "./results-file.ts";

const definition: Definition = {
  name: "demo",
  question: "",
  factors: [
    { name: "radius", values: ["20", "30"] },
    { name: "loss", values: ["0", "0.5"] },
  ],
  seeds: [3, 4],
  measures: [{ name: "reach", places: 3 }],
};
const rows = settingsOf(definition).flatMap((setting) =>
  seedsOf(definition).map((seed) => ({ setting, seed, values: [String(seed / 2)] })),
);

test("every combination of values is a setting, in the order of the factors", () => {
  expect(settingsOf(definition)).toEqual([
    ["20", "0"],
    ["20", "0.5"],
    ["30", "0"],
    ["30", "0.5"],
  ]);
});

test("what is written can be read", () => {
  const results = { notes: { cpu: "one: fast" }, rows };
  const text = formatResults(definition, results);
  expect(text).toMatch(/^# cpu: one: fast\nradius,loss,seed,reach\n20,0,3,1\.5\n20,0,4,2\n/);
  expect(parseResults(definition, text)).toEqual(results);
  expect(resultProblems(definition, results)).toEqual([]);
});

test("a file with other columns is refused", () => {
  expect(() => parseResults(definition, "radius,seed,reach\n")).toThrow(
    'demo.csv starts with "radius,seed,reach" instead of "radius,loss,seed,reach". Run npm run experiments -- demo.',
  );
});

test("missing, unknown, repeated and unreadable rows are named", () => {
  const faulty = [
    ...rows.slice(1),
    { setting: ["20", "0"], seed: 9, values: ["1"] },
    { setting: ["30", "0.5"], seed: 4, values: ["?"] },
  ];
  expect(resultProblems(definition, { notes: {}, rows: faulty })).toEqual([
    "demo.csv has no row for 20, 0, seed 3.",
    "demo.csv has a row for 20, 0, seed 9, which isn't a run.",
    "demo.csv has 30, 0.5, seed 4 twice.",
    "demo.csv, 30, 0.5, seed 4: write one number for each measure.",
  ]);
});

test("each setting is summarized over its seeds", () => {
  const [reach] = summarizeExperiment(definition, { notes: {}, rows }).measures;
  expect(reach?.settings.map(({ setting, mean, count }) => [setting, mean, count])).toEqual([
    ["20, 0", 1.75, 2],
    ["20, 0.5", 1.75, 2],
    ["30, 0", 1.75, 2],
    ["30, 0.5", 1.75, 2],
  ]);
});
