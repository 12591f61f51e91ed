import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedExamples } from "#content/docs/examples/advanced.ts";
import { basicExamples } from "#content/docs/examples/basic.ts";
import { clusterExamples } from "#content/docs/examples/clusters.ts";
import { evolutionExamples } from "#content/docs/examples/evolution.ts";
import { exampleChapters } from "#content/docs/examples/index.ts";
import { neuralExamples } from "#content/docs/examples/neural.ts";
import { exampleSettings } from "#content/parameters.ts";
import { cutRegion } from "#model/sample-region.ts";
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

test("each chapter has the title of its page", () => {
  for (const { title, href } of exampleChapters) {
    expect(page(href.replace("/docs/examples/", ""))).toContain(`\ntitle: ${title}\n`);
  }
});

test("the durations of a chapter's examples add up to more than the chapter's, as the overview says", () => {
  const chapters = [basicExamples, evolutionExamples, neuralExamples, clusterExamples, advancedExamples];
  for (const [index, examples] of chapters.entries()) {
    const minutes = Object.values(examples).map(({ duration }) => Number.parseInt(duration, 10));
    const ownTime = Number.parseInt(exampleChapters[index]?.duration ?? "", 10);
    expect(minutes.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(ownTime);
  }
});

test("the four basic examples are for beginners and take 5, 8, 10 and 7 minutes", () => {
  expect(Object.values(basicExamples).map(({ difficulty, duration }) => [difficulty, duration])).toEqual([
    ["Beginner", "5 min"],
    ["Beginner", "8 min"],
    ["Beginner", "10 min"],
    ["Beginner", "7 min"],
  ]);
});

test("the two evolution examples are intermediate and take 15 and 20 minutes", () => {
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

test("every basic example, and no evolution example, links to the quick start", () => {
  expect(page("basic").match(/<Example of=\{\S+\} tryAt="\/docs\/quick-start">/g)).toHaveLength(4);
  expect(page("evolution")).not.toContain("tryAt");
});

test.each(examples)("$title: the page shows the program in both languages and its output", (example) => {
  const python = example.code.replace(/^rust(.+)\.rs$/, "python$1.py");
  const slug = Object.values<unknown>(basicExamples).includes(example) ? "basic" : "evolution";
  for (const name of [example.code, python, example.expectedOutput]) {
    expect(page(slug)).toContain(`"#samples/${name}?sample"`);
  }
  const lines = sample(example.expectedOutput).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(24);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(60);
});

test("the settings match the spec, and the programs in both languages use them", () => {
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

test("tables of numbers fit a phone without scrolling", () => {
  for (const name of ["evolve-population", "compare-seeds", "compare-settings"]) {
    const lines = sample(`output/examples/${name}.txt`).trimEnd().split("\n");
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(36);
  }
});

test("comparisons report mean, standard deviation and standard error over seeds 1 to 30", () => {
  for (const name of ["compare-seeds", "compare-settings"]) {
    expect(sample(`rust/examples/${name}.rs`)).toContain("const SEEDS: u64 = 30;");
    expect(sample(`python/examples/${name}.py`)).toContain("SEEDS = range(1, 31)");
    const [header, ...rows] = sample(`output/examples/${name}.txt`).trimEnd().split("\n");
    expect(header?.split(/ +/)).toEqual(["variant", "mean", "SD", "SE"]);
    for (const row of rows) {
      const [, deviation, error] = row.slice(14).trim().split(/ +/).map(Number);
      expect(Number(deviation) / Math.sqrt(30), row).toBeCloseTo(
        Number(error),
        name === "compare-seeds" ? 3 : 1,
      );
    }
  }
});

test("no example shows more than 60 lines: long helpers are folded", () => {
  for (const [language, ending] of [
    ["rust", ".rs"],
    ["python", ".py"],
  ]) {
    const files = readdirSync(`samples/${language}/examples`).filter((file) => file.endsWith(`${ending}`));
    for (const file of files) {
      const { code, hiddenLines } = cutRegion(sample(`${language}/examples/${file}`), undefined, file);
      expect(code.split("\n").length - hiddenLines.length, file).toBeLessThanOrEqual(60);
    }
  }
});
