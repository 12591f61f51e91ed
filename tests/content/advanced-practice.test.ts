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
import { performanceItems, performanceReferences } from "#content/docs/advanced/performance.ts";
import { gainsOf, measurements, timesOf } from "#content/docs/advanced/performance-benchmark.ts";
import { ranges } from "#content/parameters.ts";
import { printed } from "#content/printed.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const program = (name: string) => readFileSync(`samples/rust/advanced/${name}.rs`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const rust = (file: string) => readFileSync(`library/rust/src/${file}.rs`, "utf8");

const pages = {
  performance: { items: Object.values(performanceItems), works: performanceReferences },
  extensions: { items: Object.values(extensionItems), works: extensionReferences },
  deployment: { items: Object.values(deploymentItems), works: deploymentReferences },
} as const;

test("the topics of the specification are there", () => {
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

test("each item shows a program and what it prints", () => {
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

test("the benchmark measures the sizes of the specification, each with both measures and thread counts", () => {
  expect(program("benchmark")).toContain("[100, 1000, 10_000]");
  expect(measurements.map(({ size, threads, fitness }) => [size, threads, fitness])).toEqual(
    [100, 1000, 10_000].flatMap((size) =>
      [1, 2].flatMap((threads) => ["usual", "costly"].map((fitness) => [size, threads, fitness])),
    ),
  );
});

test("what the performance page concludes holds for the figures", () => {
  const gains = (["usual", "costly"] as const).flatMap((fitness) =>
    [100, 1000, 10_000].map((size) => ({ fitness, size, runs: gainsOf(fitness, size) })),
  );
  for (const { fitness, size, runs } of gains) {
    const name = `${fitness}, ${size}`;
    // No run gained a factor of two.
    expect(Math.max(...runs), name).toBeLessThan(2);
    // Only the costly fitness gains in every run, and not at 10,000 organisms.
    expect(Math.min(...runs) > 1, name).toBe(fitness === "costly" && size < 10_000);
  }
  const [first = 0, second = 0, third = 0] = gainsOf("usual", 10_000);
  expect(first.toFixed(1)).toBe(second.toFixed(1));
  expect(Math.max(third, gainsOf("costly", 10_000)[2] ?? 1)).toBeLessThan(1);
  expect(timesOf("costly", 10_000, 2).high).toBe(measurements.at(-1)?.medians[2]);
  expect(timesOf("costly", 1000, 2).high).toBeLessThan(timesOf("costly", 1000, 1).low);
});

test("the memory that pages and programs plan with is what the sample counts", () => {
  expect(output("memory")).toContain(`2 threads: at most ${bytesPerOrganism} bytes each: true`);
  expect(output("memory")).not.toContain("false");
  expect(program("production-config")).toContain(`${bytesPerOrganism}.0`);
});

test("the settings file is the one that the program carries, and every setting is in the table", () => {
  const file = readFileSync("samples/toml/advanced/production.toml", "utf8").replace(/^#.*\n/, "");
  expect(program("production-config")).toContain(file);
  expect(settingsTable.rows.map(([name]) => name.replaceAll("`", ""))).toEqual(file.match(/^\w+(?= =)/gm));
});

test("the table's ranges are those of the parameters and of the library", () => {
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
  const source = rust("config") + rust("cluster");
  for (const [name, from, to] of [
    ["threads", "1.0", "64.0"],
    ["elitism", "0.0", "0.5"],
    ["max_size", "2.0", "1_000.0"],
    ["communication_radius", "0.1", "10_000.0"],
    ["cooperation_threshold", "0.0", "1.0"],
  ] as const) {
    expect(source).toMatch(new RegExp(`check_range\\("${name}", .*, ${from}, ${to}\\)`));
    expect(numbers(shown.get(`\`${name}\``))).toEqual(numbers(`${from}-${to.replace("_", "")}`));
  }
});

test("the drawn plugins and nodes are those of the samples", () => {
  const [plan = ""] = output("plugin-registry").split(":");
  const plugins = chainSteps.filter(({ by }) => by === "plugin").map(({ name }) => name.split(" ")[0]);
  expect(plan).toBe(plugins.join(", then "));
  expect(output("cluster-nodes")).toContain(`node-${clusterNodes.refused} refused`);
  expect(program("cluster-nodes")).toContain(`${clusterNodes.spacing}.0 * f64::from(number)`);
  expect(program("cluster-nodes")).toContain(`(1..=${clusterNodes.count})`);
});

test("operators and sizes compare as the pages say", () => {
  const value = (name: string, line: string) => Number(printed({ name, html: output(name) }, line));
  const mean = (change: string) => value("nudge-operator", `flips 0.01${change} mean ?,`);
  expect(mean("")).toBeLessThan(mean(", weight flips"));
  expect(mean(", weight flips")).toBeLessThan(mean(", nudges"));
  expect(value("nudge-operator", "flips 0.01, weight flips … to ?")).toBeGreaterThan(mean(", nudges"));
  const best = [100, 300, 1000, 3000, 10_000].map((size) =>
    value("same-effort", `${size} organisms, … best ?`),
  );
  expect(Math.min(...best.slice(0, 2))).toBeGreaterThan(Math.max(...best.slice(2)));
  expect(Math.min(...best)).toBe(best.at(-1));
});

test("every work that a page cites is in its list, and the other way round", () => {
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
