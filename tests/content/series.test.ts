import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSeries } from "#model/series.ts";

/** Every captured output that is a series, with its lines and x-axis. */
const expected = [
  "advanced/attention.txt: error, plain mean by messages",
  "advanced/co-evolution.txt: hosts, parasites by generation",
  "advanced/same-effort.txt: best by organisms",
  "api/environment-run.txt: food by step",
  "api/tron-evolve.txt: value by generation",
  "examples/evolve-population.txt: best, average, diversity by generation",
  "examples/evolve-sentence.txt: best, average by generation",
  "examples/neural-backpropagation.txt: loss by epoch",
  "examples/neural-evolution.txt: loss by generation",
  "population-evolution.txt: best, average by generation",
  "start/evolve.txt: best, average by generation",
  "start/quick-start-population.txt: best by generation",
  "start/stream-evolution.txt: best by generation",
];

test("exactly these outputs are recognized as series", () => {
  const folder = "samples/output";
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => {
      const series = readSeries(readFileSync(join(folder, file), "utf8"));
      return series
        ? [`${file}: ${series.lines.map(({ name }) => name).join(", ")} by ${series.x.name}`]
        : [];
    });
  expect(found).toEqual(expected);
});
