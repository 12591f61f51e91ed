import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedExamples } from "#content/docs/examples/advanced.ts";
import { basicExamples } from "#content/docs/examples/basic.ts";
import { clusterExamples } from "#content/docs/examples/clusters.ts";
import { evolutionExamples } from "#content/docs/examples/evolution.ts";
import { exampleChapters } from "#content/docs/examples/index.ts";
import { neuralExamples } from "#content/docs/examples/neural.ts";
import { exampleSettings } from "#content/parameters.ts";
import { generationRows } from "#tests/samples/generation-rows.ts";
import { sidebarGroups } from "./spec-lists.ts";

const page = (slug: string) => readFileSync(`content/docs/examples/${slug}.mdx`, "utf8");
const sample = (name: string) => readFileSync(`samples/${name}`, "utf8");
const examples = [...Object.values(basicExamples), ...Object.values(evolutionExamples)];

test("the learning path has the spec's five chapters and durations, in order", () => {
  expect(exampleChapters.map(({ duration }) => duration)).toEqual([
    "15 min",
    "25 min",
    "30 min",
    "20 min",
    "45 min",
  ]);
  const [, ...chapters] = sidebarGroups.find(({ title }) => title === "Examples")?.routes ?? [];
  expect(exampleChapters.map(({ href }) => href)).toEqual(chapters);
});

test("a chapter is called like its page", () => {
  for (const { title, href } of exampleChapters) {
    expect(page(href.replace("/docs/examples/", ""))).toContain(`\ntitle: ${title}\n`);
  }
});

test("the badges of a chapter add up to more than its time, as the overview says", () => {
  const chapters = [basicExamples, evolutionExamples, neuralExamples, clusterExamples, advancedExamples];
  for (const [index, examples] of chapters.entries()) {
    const minutes = Object.values(examples).map(({ duration }) => Number.parseInt(duration, 10));
    const ownTime = Number.parseInt(exampleChapters[index]?.duration ?? "", 10);
    expect(minutes.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(ownTime);
  }
});

test("the basic examples are four for beginners, of 5, 8, 10 and 7 minutes", () => {
  expect(Object.values(basicExamples).map(({ difficulty, duration }) => [difficulty, duration])).toEqual([
    ["Beginner", "5 min"],
    ["Beginner", "8 min"],
    ["Beginner", "10 min"],
    ["Beginner", "7 min"],
  ]);
});

test("the evolution examples are two intermediate ones, of 15 and 20 minutes", () => {
  expect(Object.values(evolutionExamples).map(({ difficulty, duration }) => [difficulty, duration])).toEqual([
    ["Intermediate", "15 min"],
    ["Intermediate", "20 min"],
  ]);
});

test.each([
  ["basic", "basicExamples", basicExamples],
  ["evolution", "evolutionExamples", evolutionExamples],
] as const)("the %s page shows every example once, in the order of the records", (slug, name, records) => {
  const shown = [...page(slug).matchAll(/<Example of=\{(\S+?)\}/g)].map(([, record]) => record);
  expect(shown).toEqual(Object.keys(records).map((key) => `${name}.${key}`));
});

test("every basic example, and no other, leads to the quick start", () => {
  expect(page("basic").match(/<Example of=\{\S+\} tryAt="\/docs\/quick-start">/g)).toHaveLength(4);
  expect(page("evolution")).not.toContain("tryAt");
});

test.each(examples)("$title: page, program in both languages and output belong together", (example) => {
  const python = example.code.replace(/^rust(.+)\.rs$/, "python$1.py");
  const slug = Object.values<unknown>(basicExamples).includes(example) ? "basic" : "evolution";
  for (const name of [example.code, python, example.expectedOutput]) {
    expect(page(slug)).toContain(`"#samples/${name}?sample"`);
    expect(sample(name)).not.toContain("#region hidden");
  }
  const lines = sample(example.expectedOutput).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(60);
});

test("the settings are the spec's, and the programs in both languages use them", () => {
  const { evolution, longEvolution } = exampleSettings;
  expect(evolution).toEqual({
    populationSize: 100,
    mutationRate: 0.01,
    generations: 100,
    crossoverRate: 0.8,
  });
  expect(longEvolution).toEqual({ populationSize: 200, mutationRate: 0.02, generations: 500 });
  for (const [name, settings] of [
    ["evolve-population", evolution],
    ["evolve-sentence", longEvolution],
  ] as const) {
    for (const [setting, value] of Object.entries(settings)) {
      const call = `.${setting.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}(${value})`;
      expect(sample(`rust/examples/${name}.rs`)).toContain(call);
      expect(sample(`python/examples/${name}.py`)).toContain(call);
    }
  }
});

test("the captured run prints every tenth generation, and its best fitness never falls", () => {
  const rows = generationRows(sample("output/examples/evolve-population.txt"));
  expect(rows.map(({ generation }) => generation)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  const best = rows.map((row) => row.best);
  expect(best).toEqual([...best].sort((a, b) => a - b));
});

/** The numbers of each line of a comparison, by the change that the line names. */
function comparison(name: string): Record<string, string[]> {
  const [, ...lines] = sample(`output/examples/${name}.txt`).trimEnd().split("\n");
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, 14).trim(), line.slice(14).trim().split(/ +/)]),
  );
}

test("tables of numbers fit a phone without scrolling", () => {
  for (const name of ["evolve-population", "compare-seeds", "compare-settings"]) {
    const lines = sample(`output/examples/${name}.txt`).trimEnd().split("\n");
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(36);
  }
});

test("only the rate 0.001 stands apart from the seeds of the unchanged settings", () => {
  const { none: [lowest = "", , highest = ""] = [], ...changed } = comparison("compare-seeds");
  const below = Object.entries(changed).filter(([, [, mean = ""]]) => mean < lowest);
  expect(below.map(([change]) => change)).toEqual(["mutation 0.001"]);
  // The run with the default seed is better than all of them.
  const best = generationRows(sample("output/examples/evolve-population.txt")).at(-1)?.best;
  expect(best).toBeGreaterThan(Number(highest));
});

test("the ranges of compared settings lie apart or overlap as the page says", () => {
  const ranges = Object.entries(comparison("compare-settings")).map(
    ([change, [fewest, most]]) => [change, Number(fewest), Number(most)] as const,
  );
  const [none, noElite, ...others] = ranges;
  const population = ranges.at(-1);
  if (!none || !noElite || !population) throw new Error("The comparison has too few lines.");
  expect(noElite[1]).toBeLessThan(none[2]);
  for (const [change, fewest, most] of others) {
    expect(fewest > none[2] || most < none[1], `${change} does not touch the first line`).toBe(true);
    if (change.startsWith("mutation")) expect(fewest).toBeGreaterThan(2 * none[2]);
  }
  expect(population[2] * 20).toBeLessThan(none[1] * 200);
});
