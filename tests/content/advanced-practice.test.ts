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
import {
  benchmarkTable,
  gainsOf,
  measurements,
  spreadOf,
} from "#content/docs/advanced/performance-benchmark.ts";
import { ranges } from "#content/parameters.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const program = (name: string) => readFileSync(`samples/rust/advanced/${name}.rs`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const rust = (file: string) => readFileSync(`reference/rust/src/${file}.rs`, "utf8");

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
      const [, rust, output] = /<Program rust=\{(\w+)\} output=\{(\w+)\}/.exec(item) ?? [];
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

test("what the performance page says about the figures follows from them", () => {
  const find = (fitness: string, size: number, threads: number) => {
    const found = measurements.find(
      (each) => each.fitness === fitness && each.size === size && each.threads === threads,
    );
    if (!found) throw new Error(`No measurement of ${fitness}, ${size}, ${threads}.`);
    return spreadOf(found);
  };
  const sizes = [100, 1000, 10_000];
  const each = sizes.flatMap((size) =>
    Object.values(find("usual", size, 1)).map((time) => Math.round((time * 1000) / size)),
  );
  expect([Math.min(...each), Math.max(...each)]).toEqual([5, 10]);
  expect(find("usual", 1000, 1).low.toFixed(1)).toBe("5.5");
  expect(find("usual", 1000, 1).high.toFixed(1)).toBe("10.3");
  expect(find("costly", 10_000, 2).low.toFixed(0)).toBe("220");
  expect(find("costly", 10_000, 2).high.toFixed(0)).toBe("441");
  const gains = (fitness: "usual" | "costly", size: number) =>
    gainsOf(fitness, size)
      .map((gain) => Number(gain.toFixed(1)))
      .sort((a, b) => a - b);
  const sure = [100, 1000].flatMap((size) => gains("costly", size));
  expect([Math.min(...sure), Math.max(...sure)]).toEqual([1.4, 1.9]);
  expect(gains("costly", 10_000)).toEqual([0.7, 1.4, 1.5]);
  expect(gains("usual", 10_000)).toEqual([0.9, 1.3, 1.3]);
  expect([gains("usual", 100)[0], gains("usual", 100)[2]]).toEqual([0.7, 1]);
  expect([gains("usual", 1000)[0], gains("usual", 1000)[2]]).toEqual([0.9, 1.2]);
  expect(find("costly", 1000, 2).high).toBeLessThan(find("costly", 1000, 1).low);
  expect(benchmarkTable.rows).toHaveLength(6);
});

test("the memory that pages and programs plan with is what the sample counts", () => {
  const [, peak] = /10000 organisms: .*evolving ([\d.]+) MB/.exec(output("memory")) ?? [];
  expect(Math.abs((Number(peak) * 1e6) / 10_000 - 1900)).toBeLessThan(20);
  expect(output("memory")).toContain(`2 threads: at most ${bytesPerOrganism} bytes each: true`);
  expect(output("memory")).not.toContain("false");
  expect(program("production-config")).toContain(`${bytesPerOrganism}.0`);
  for (const name of ["performance", "deployment"]) expect(page(name)).toContain("2100 bytes");
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

test("the pages quote what their samples print", () => {
  for (const [name, sample, quotes] of [
    ["performance", "same-effort", ["0.790", "0.799", "0.585"]],
    ["performance", "thread-shares", ["950", "238", "48"]],
    ["extensions", "operator", ["0.774", "0.791", "0.807", "0.809"]],
    ["extensions", "plugin-registry", ["0.20", "0.01"]],
    ["deployment", "cluster-nodes", ["0.80", "0.40", "0.50"]],
  ] as const) {
    for (const quote of quotes) {
      expect(output(sample)).toContain(quote);
      expect(page(name)).toContain(quote);
    }
  }
  const [plan = ""] = output("plugin-registry").split(":");
  const plugins = chainSteps.filter(({ by }) => by === "plugin").map(({ name }) => name.split(" ")[0]);
  expect(plan).toBe(plugins.join(", then "));
  expect(output("cluster-nodes")).toContain(`node-${clusterNodes.refused} refused`);
  expect(program("cluster-nodes")).toContain(`${clusterNodes.spacing}.0 * f64::from(number)`);
  expect(program("cluster-nodes")).toContain(`(1..=${clusterNodes.count})`);
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

test("each page has the words that its topic needs", () => {
  for (const name of Object.keys(pages)) {
    const words = page(name)
      .replace(/^---.*?---/s, "")
      .replace(/^import .*?;$/gms, "")
      .replace(/<[A-Z][^>]*>/g, "")
      .split(/\s+/).length;
    expect(words, name).toBeGreaterThan(900);
  }
});

function numbers(text = ""): number[] {
  return text.replaceAll(",", "").split("-").map(Number);
}
