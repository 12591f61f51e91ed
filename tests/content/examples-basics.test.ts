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

test("a chapter is called like its page, and the overview gives the sum of the durations", () => {
  for (const { title, href } of exampleChapters) {
    expect(page(href.replace("/docs/examples/", ""))).toContain(`\ntitle: ${title}\n`);
  }
  const minutes = exampleChapters.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0);
  expect(page("index")).toContain(`about ${minutes} minutes in all`);
});

test("the badges of a chapter add up to more than its time, as the overview says", () => {
  expect(page("index")).toContain("the badges of a chapter add up to more than its own time");
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

test("the numbers that the evolution page quotes are in the captured outputs", () => {
  const text = page("evolution");
  const rows = generationRows(sample("output/examples/evolve-population.txt"));
  const at = (generation: number) => rows.find((row) => row.generation === generation);
  const gain = (from: number, to: number) => ((at(to)?.best ?? 0) - (at(from)?.best ?? 0)).toFixed(3);
  expect(text).toContain(
    `The best rises by ${gain(0, 20)} in the first 20 generations and by ${gain(80, 100)}`,
  );
  expect(text).toContain(
    `the diversity is ${at(0)?.diversity}. Twenty generations later it is ${at(20)?.diversity.toFixed(3)}`,
  );
  expect(sample("output/examples/evolve-sentence.txt")).toMatch(/\n +115 {2}1\.000 {4}0\.992 {2}many small/);
  expect(sample("output/examples/evolve-sentence.txt")).toContain("diversity at the end: 0.107");
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
  const text = page("evolution");
  const { none: [lowest, , highest] = [], ...changed } = comparison("compare-seeds");
  expect(text).toContain(`So ${lowest}-${highest} is the measure, not 0.814.`);
  const below = Object.entries(changed).filter(([, [, mean = ""]]) => mean < (lowest ?? ""));
  expect(below.map(([change]) => change)).toEqual(["mutation 0.001"]);
  expect(text).toContain(`its mean, ${below[0]?.[1][1]}, is below the lowest result of the first line`);
});

test("the ranges of compared settings are those of the captured output", () => {
  const text = page("evolution");
  const ranges = Object.entries(comparison("compare-settings")).map(
    ([change, [fewest, most]]) => [change, Number(fewest), Number(most)] as const,
  );
  const [none, noElite, ...others] = ranges;
  const population = ranges.at(-1);
  if (!none || !noElite || !population) throw new Error("The comparison has too few lines.");
  expect(text).toContain(`seeds alone spread the result from ${none[1]} to ${none[2]}`);
  expect(text).toContain(`Without an elite it is from ${noElite[1]} to ${noElite[2]}`);
  for (const [change, fewest, most] of others) {
    expect(fewest > none[2] || most < none[1], `${change} does not touch the first line`).toBe(true);
    if (change.startsWith("mutation")) expect(fewest).toBeGreaterThan(2 * none[2]);
  }
  const [small, large] = [population[2] * 20, none[1] * 200].map((count) => count.toLocaleString("en-US"));
  expect(text).toContain(`${population[2]} × 20 is ${small}, while ${none[1]} × 200 is ${large}`);
});
