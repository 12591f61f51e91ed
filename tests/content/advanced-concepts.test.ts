import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedConcepts, paretoFront } from "#content/docs/advanced/concepts.ts";
import { conceptReferences } from "#content/docs/advanced/concepts-references.ts";
import { budgetArms, comparison, meansOf, researchReferences } from "#content/docs/advanced/research.ts";
import { organismConstants } from "#content/parameters.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const concepts = Object.values(advancedConcepts).flat();

test("the categories and concepts match the specification", () => {
  expect(
    Object.entries(advancedConcepts).map(([category, list]) => [category, list.map(({ title }) => title)]),
  ).toEqual([
    ["Complex Genetic Algorithms", ["Multi-objective evolution", "Co-evolution"]],
    ["Advanced Neural Architectures", ["Recurrent networks", "Attention"]],
    ["Emergent Behavior Patterns", ["Swarm intelligence", "Self-organizing systems"]],
  ]);
});

test("the page has a section per category and shows each concept's program with its output", () => {
  const text = page("concepts");
  expect(text.match(/(?<=^## ).+$/gm)).toEqual([
    "Theory",
    ...Object.keys(advancedConcepts),
    "Best practices",
    "References",
  ]);
  for (const { code } of concepts) {
    expect(text).toContain(`"#samples/${code}?sample"`);
    expect(text).toContain(`"#samples/${code.replace("rust", "output").replace(".rs", ".txt")}?sample"`);
    expect(existsSync(`samples/${code}`)).toBe(true);
  }
});

test("the plotted Pareto front matches the sample's output", () => {
  const row = ({ pace, thrift }: { pace: number; thrift: number }) =>
    `pace ${pace.toFixed(2)}, thrift ${thrift.toFixed(2)}`;
  expect(output("multi-objective").trim().split("\n")).toEqual([
    `weighted sum: ${row(paretoFront.weightedSum)}`,
    ...paretoFront.points.map((point) => `Pareto front: ${row(point)}`),
  ]);
});

test("the samples' output supports the comparisons on the concepts page", () => {
  const [today, fiveAgo, , twentyAgo] = [
    ...output("co-evolution").matchAll(/generations ago: (0\.\d+)/g),
  ].map(([, fit]) => Number(fit));
  expect(fiveAgo).toBeGreaterThan(2 * Number(today));
  expect(twentyAgo).toBeLessThanOrEqual(Number(today));
  const [blind, evolved, random] = [...output("self-organization").matchAll(/steps ([\d.]+)/g)].map(
    ([, groups]) => Number(groups),
  );
  expect(evolved).toBeLessThan(Number(random));
  expect(random).toBeLessThan(Number(blind));
  expect(output("swarm")).toMatch(
    / 0 informed: order 1\.00, east 0\.\d+\n.* 4 informed: order 1\.00, east 0\.9/,
  );
});

test("the samples' output supports the conclusions on the research page", () => {
  const html = output("same-budget");
  const [random, strategy, ...populations] = meansOf({ name: "same-budget", html }, budgetArms);
  expect(html.match(/^.+(?=:\n)/gm)).toEqual(budgetArms);
  expect(Math.min(strategy?.mean ?? 0, ...populations.map(({ mean }) => mean))).toBeGreaterThan(
    1.2 * (random?.mean ?? 1),
  );
  /** The difference between two arms, in standard errors. */
  const errors = (arm: string, other: string) => {
    const { difference, error } = comparison({ name: "same-budget", html }, arm, other);
    return Number(difference) / Number(error);
  };
  const [, lone = "", population = "", sameRate = "", lessCrossover = ""] = budgetArms;
  expect(Math.abs(errors(population, lone))).toBeLessThan(1);
  for (const other of [lone, lessCrossover]) {
    expect(errors(sameRate, other)).toBeGreaterThan(2);
    expect(errors(sameRate, other)).toBeLessThan(3);
  }
  expect(output("seeds-and-spread")).toMatch(/95% CI 0\.0\d+ to 0\.0/);
});

test("the documented mutation rate of evolve() matches the library", () => {
  expect(readFileSync("library/rust/src/organism.rs", "utf8")).toContain(
    `EVOLUTION_MUTATION_RATE: f64 = ${organismConstants.mutationRate};`,
  );
});

test("each page's citations match its reference list", () => {
  const conceptTexts = page("concepts") + concepts.map(({ content }) => content).join(" ");
  for (const [text, works] of [
    [conceptTexts, conceptReferences],
    [page("research"), researchReferences],
  ] as const) {
    const cited = new Set(text.match(/\b(?:19|20)\d\d(?=\))/g)?.map(Number));
    expect([...cited].sort()).toEqual([...new Set(works.map(({ year }) => year))].sort());
    for (const { authors } of works) expect(text).toContain(authors.split(",")[0]);
  }
});
