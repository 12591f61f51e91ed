import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  bytesPerOrganism,
  clusterNodes,
  deploymentItems,
  deploymentReferences,
  settingsTable,
} from "#content/docs/advanced/deployment.ts";
import { chainSteps, extensionItems, extensionReferences } from "#content/docs/advanced/extensions.ts";
import { performanceItems, performanceReferences, speedups } from "#content/docs/advanced/performance.ts";
import { ranges } from "#content/parameters.ts";
import { printed } from "#content/printed.ts";
import { readExperiment } from "#model/read-experiment.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const program = (name: string) => readFileSync(`samples/rust/advanced/${name}.rs`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const rust = (file: string) => readFileSync(`library/rust/src/${file}.rs`, "utf8");

const pages = {
  performance: { items: Object.values(performanceItems), works: performanceReferences },
  extensions: { items: Object.values(extensionItems), works: extensionReferences },
  deployment: { items: Object.values(deploymentItems), works: deploymentReferences },
} as const;

test("the pages cover every topic in the specification", () => {
  const titles = Object.values(pages).flatMap(({ items }) => items.map(({ title }) => title));
  for (const topic of [
    "Parallel processing",
    "Memory optimization",
    "Scalability",
    "Custom genetic operators",
    "Plugin architecture",
    "Production configuration",
    "Clustering",
  ]) {
    expect(titles).toContain(topic);
  }
  expect(page("performance")).toContain("## Benchmark");
});

test("each item shows a program and its output", () => {
  for (const [name, { items }] of Object.entries(pages)) {
    const text = page(name);
    const sampleOf = (variable = "") =>
      new RegExp(`^import ${variable} from "#samples/\\w+/(.+)\\.\\w+\\?sample";$`, "m").exec(text)?.[1];
    const shown = text.match(/<TopicItem .*?<\/TopicItem>/gs) ?? [];
    expect(shown).toHaveLength(items.length);
    for (const item of shown) {
      const [, rust, output] =
        /<Program rust=\{(\w+)\}(?: python=\{\w+\})? output=\{(\w+)\}/.exec(item) ?? [];
      expect(sampleOf(rust), item).toBeTruthy();
      expect(sampleOf(output)).toBe(sampleOf(rust));
    }
  }
});

test("the benchmark covers the specified sizes", () => {
  expect(program("benchmark")).toContain("[100, 1000, 10_000]");
});

test("the measurements support the conclusions on the performance page", () => {
  const runTimes = readExperiment("experiments/results/run-time.csv");
  const [usual, costly] = [speedups(runTimes, "usual"), speedups(runTimes, "costly")];
  // With the costly fitness function, two threads are faster at every size; with the usual one, only at some.
  expect(Number(costly.low)).toBeGreaterThan(1);
  expect(Number(usual.low)).toBeLessThan(1);
  // No size is twice as fast, and the usual fitness function gains less.
  expect(Number(costly.high)).toBeLessThan(2);
  expect(Number(usual.high)).toBeLessThan(Number(costly.high));
});

test("the memory per organism that pages use matches the sample's measurement", () => {
  expect(output("memory")).toContain(`2 threads: at most ${bytesPerOrganism} bytes each: true`);
  expect(output("memory")).not.toContain("false");
});

test("the table lists the program's settings, in order", () => {
  const names = program("production-config").match(/(?<=")\w+(?=" =>)/g);
  expect(settingsTable.rows.map(([name]) => name.replaceAll("`", ""))).toEqual(names);
});

test("the table's ranges match the parameters and the library", () => {
  const shown = new Map<string, string>(settingsTable.rows.map(([name, range]) => [name, range]));
  const { populationSize, mutationRate, crossoverRate, generations, tournamentSize } = ranges;
  for (const [name, { from, to }] of Object.entries({
    population_size: populationSize,
    mutation_rate: mutationRate,
    crossover_rate: crossoverRate,
    tournament_size: tournamentSize,
  })) {
    expect(shown.get(`\`${name}\``)).toBe(`${from}-${to}`);
  }
  expect(shown.get("`generations`")).toBe(`${generations.from} to ${generations.to}`);
  const source = rust("config");
  for (const [name, from, to] of [
    ["threads", "1.0", "64.0"],
    ["elitism", "0.0", "0.5"],
  ] as const) {
    expect(source).toMatch(new RegExp(`check_range\\("${name}", .*, ${from}, ${to}\\)`));
    expect(numbers(shown.get(`\`${name}\``))).toEqual(numbers(`${from}-${to}`));
  }
});

test("the plugins and nodes in the drawings match the samples", () => {
  const [plan = ""] = output("plugin-registry").split(":");
  const plugins = chainSteps.filter(({ by }) => by === "plugin").map(({ name }) => name);
  expect(plan).toBe(plugins.join(", "));
  expect(output("cluster-nodes")).toContain(`node-${clusterNodes.refused} rejected`);
  expect(program("cluster-nodes")).toContain(`${clusterNodes.spacing}.0 * f64::from(number)`);
  expect(program("cluster-nodes")).toContain(`in 1..=${clusterNodes.count} {`);
});

test("the samples' output supports the comparisons of operators and population sizes", () => {
  const value = (name: string, line: string) => Number(printed({ name, html: output(name) }, line));
  const mean = (arm: string) => value("nudge-operator", `${arm} mean ?,`);
  expect(mean("no operator")).toBeLessThan(mean("bit flips"));
  expect(mean("bit flips")).toBeLessThan(mean("nudges"));
  const best = [100, 300, 1000, 2500].map((size) => value("same-effort", `${size} organisms: best ?`));
  expect(Math.min(...best.slice(0, 2))).toBeGreaterThan(Math.max(...best.slice(2)));
  expect(Math.min(...best)).toBe(best.at(-1));
});

test("each page's citations match its reference list", () => {
  for (const [name, { works }] of Object.entries(pages)) {
    const cited = new Set(
      page(name)
        .match(/\b(?:19|20)\d\d(?=\))/g)
        ?.map(Number),
    );
    expect([...cited].sort()).toEqual([...new Set(works.map(({ year }) => year))].sort());
    for (const { authors } of works) expect(page(name)).toContain(authors.split(",")[0]);
  }
});

function numbers(text = ""): number[] {
  return text.replaceAll(",", "").split("-").map(Number);
}
