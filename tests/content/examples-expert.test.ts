import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedExamples } from "#content/docs/examples/advanced.ts";
import { clusterExamples } from "#content/docs/examples/clusters.ts";
import { neuralExamples } from "#content/docs/examples/neural.ts";
import { exampleSettings } from "#content/parameters.ts";

/** Difficulty and minutes as the spec lists them, in order. */
const pages = [
  { slug: "neural", examples: neuralExamples, difficulty: "Advanced", minutes: [20, 25] },
  { slug: "clusters", examples: clusterExamples, difficulty: "Intermediate", minutes: [15, 20] },
  { slug: "advanced", examples: advancedExamples, difficulty: "Expert", minutes: [30, 35, 40] },
].map((page) => ({
  ...page,
  records: Object.entries(page.examples),
  source: readFileSync(`content/docs/examples/${page.slug}.mdx`, "utf8"),
}));
const records = pages.flatMap((page) => page.records.map(([, record]) => record));
const read = (sample: string) => readFileSync(`samples/${sample}`, "utf8");

test("each page has the spec's number of examples, with their difficulty and duration", () => {
  for (const { slug, records, difficulty, minutes } of pages) {
    const expected = minutes.map((count) => [difficulty, `${count} min`]);
    expect(
      records.map(([, record]) => [record.difficulty, record.duration]),
      slug,
    ).toEqual(expected);
  }
});

test("the expert examples are the spec's three, in order", () => {
  expect(Object.values(advancedExamples).map(({ title }) => title)).toEqual([
    "Custom Genetic Operators",
    "Neural Architecture Design",
    "Performance Optimization",
  ]);
});

test("a page shows all its examples, in the order of the records", () => {
  for (const { slug, records, source } of pages) {
    const shown = [...source.matchAll(/<Example of=\{\w+\.(\w+)\}/g)].map(([, name]) => name);
    expect(shown, slug).toEqual(records.map(([name]) => name));
    for (const [, { code, expectedOutput }] of records) {
      expect(source).toContain(`"#samples/${code}?sample"`);
      expect(source).toContain(`"#samples/${expectedOutput}?sample"`);
    }
  }
});

test("every program is also shown in Python", () => {
  for (const { records, source } of pages) {
    for (const [, { code }] of records) {
      const pythonFile = code.replace("rust/", "python/").replace(/\.rs$/, ".py");
      expect(source.includes(`"#samples/${pythonFile}?sample"`), code).toBe(true);
    }
  }
});

test("outputs fit a phone: at most 24 lines of 60 characters", () => {
  for (const { expectedOutput } of records) {
    const lines = read(expectedOutput).trimEnd().split("\n");
    expect(lines.length, expectedOutput).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(60);
  }
});

test("the programs use the spec's settings", () => {
  const evolution = read(neuralExamples.evolution.code);
  const { populationSize, mutationRate, generations } = exampleSettings.neuralEvolution;
  expect([populationSize, mutationRate, generations]).toEqual([100, 0.05, 200]);
  expect(evolution).toContain(`.population_size(${populationSize})`);
  expect(evolution).toContain(`.mutation_rate(${mutationRate})`);
  expect(evolution).toContain(`.generations(${generations})`);
  const decision = read(clusterExamples.decision.code);
  for (const rule of ["max_size(10)", "communication_radius(50.0)", "cooperation_threshold(0.7)"]) {
    expect(decision).toContain(rule);
  }
  const messages = read(clusterExamples.messages.expectedOutput);
  expect(messages).toContain(`time to live: ${exampleSettings.gossipTimeToLive} hops`);
});
