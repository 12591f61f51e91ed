import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedConcepts, paretoFront } from "#content/docs/advanced/concepts.ts";
import { conceptReferences } from "#content/docs/advanced/concepts-references.ts";
import {
  budgetResults,
  longSeries,
  researchReferences,
  seedResults,
  signTest,
} from "#content/docs/advanced/research.ts";
import { organismConstants } from "#content/parameters.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const concepts = Object.values(advancedConcepts).flat();

test("the categories and concepts are those of the specification", () => {
  expect(
    Object.entries(advancedConcepts).map(([category, list]) => [category, list.map(({ title }) => title)]),
  ).toEqual([
    ["Complex Genetic Algorithms", ["Multi-objective evolution", "Co-evolution"]],
    ["Advanced Neural Architectures", ["Recurrent networks", "Attention"]],
    ["Emergent Behavior Patterns", ["Swarm intelligence", "Self-organizing systems"]],
  ]);
});

test("the page has each category as a section and shows each concept's program with its output", () => {
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

test("the drawn front is the one that the sample prints", () => {
  const row = ({ pace, thrift }: { pace: number; thrift: number }) =>
    `pace ${pace.toFixed(2)}, thrift ${thrift.toFixed(2)}`;
  expect(output("multi-objective").trim().split("\n")).toEqual([
    `weighted sum: ${row(paretoFront.weightedSum)}`,
    ...paretoFront.points.map((point) => `Pareto front: ${row(point)}`),
  ]);
});

test("the concepts page compares what its samples print", () => {
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
  expect(output("swarm")).toContain("1 informed, 1000 steps: order 1.00, east 1.00");
});

test("the research page draws what its samples print", () => {
  const printed = (text: string) =>
    [...text.matchAll(/mean (0\.\d+), spread (0\.\d+)/g)].map(([, mean, spread]) => [
      Number(mean),
      Number(spread),
    ]);
  const drawn = (results: typeof seedResults) => results.map(({ mean, spread }) => [mean, spread]);
  const compared = output("seeds-and-spread").replace(/^ *rate 0\.05.*$/gm, "");
  expect(printed(compared)).toEqual(drawn(seedResults.slice(0, 4)));
  expect(printed(output("same-budget"))).toEqual(drawn(budgetResults));
  // The page gives one spread for both rates on the new seeds.
  expect(seedResults[2]?.spread).toBe(seedResults[3]?.spread);
});

test("the climber mutates at the rate of the library", () => {
  expect(readFileSync("library/rust/src/organism.rs", "utf8")).toContain(
    `EVOLUTION_MUTATION_RATE: f64 = ${organismConstants.mutationRate};`,
  );
});

test("the sign test is worked out right", () => {
  expect(signTest({ wins: 5, of: 5 })).toBe(Math.round((2 * 100) / 2 ** 5));
  expect(signTest({ wins: 9, of: 10 })).toBe(Math.round((2 * (10 + 1) * 100) / 2 ** 10));
  expect(signTest(longSeries)).toBe(52);
});

test("every work that a page cites by year is in its list, and the other way round", () => {
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
