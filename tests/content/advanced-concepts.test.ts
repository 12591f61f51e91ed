import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedConcepts, paretoFront } from "#content/advanced/concepts.ts";
import { conceptReferences } from "#content/advanced/concepts-references.ts";
import { budgetResults, researchReferences, seedResults, seedWins } from "#content/advanced/research.ts";

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

test("the concepts page quotes the samples' numbers", () => {
  const text = page("concepts");
  const shares = output("recurrent-network")
    .split("\n")
    .map((line) => [...line.matchAll(/(\d+)%/g)].map(([, share]) => Number(share)));
  expect(new Set(shares[1])).toEqual(new Set([49]));
  expect(text).toContain(`${Math.min(...(shares[2] ?? []))}% to ${Math.max(...(shares[2] ?? []))}%`);
  const [, today, before] =
    /hosts (0\.\d+), on those 5 generations ago (0\.\d+)/.exec(output("co-evolution")) ?? [];
  expect(Number(before)).toBeGreaterThan(2 * Number(today));
  expect(output("swarm")).toContain("sight  0, 0 informed: order 0.17");
  expect(output("self-organization")).toMatch(/^evolved, sight 20: 38\.6 groups, .* 17\.0$/m);
  expect(text).toContain("38.6 groups become 17.0");
});

test("the research page draws and quotes what its samples print", () => {
  const printed = (text: string) =>
    [...text.matchAll(/mean (0\.\d+), spread (0\.\d+)/g)].map(([, mean, spread]) => [
      Number(mean),
      Number(spread),
    ]);
  const drawn = (results: typeof seedResults) => results.map(({ mean, spread }) => [mean, spread]);
  expect(printed(output("seeds-and-spread"))).toEqual(drawn(seedResults));
  expect(printed(output("same-budget"))).toEqual(drawn(budgetResults));
  expect(
    output("seeds-and-spread")
      .match(/\d+(?= of 10 pairs)/g)
      ?.map(Number),
  ).toEqual(Object.values(seedWins));
  const [climber, population] = budgetResults.slice(1).map(({ mean }) => mean.toFixed(3));
  expect(page("research")).toContain(`${climber} against ${population}`);
  expect(readFileSync("reference/rust/src/organism.rs", "utf8")).toContain(
    "EVOLUTION_MUTATION_RATE: f64 = 0.03;",
  );
});

test("the sign test on the research page is worked out right", () => {
  const ways = (wins: number): number => (wins === 0 ? 1 : (ways(wins - 1) * (11 - wins)) / wins);
  const percent = (wins: number) => {
    const atLeast = Array.from({ length: 11 - wins }, (_, more) => ways(wins + more));
    return Math.round((2 * atLeast.reduce((sum, each) => sum + each, 0) * 100) / 1024);
  };
  expect(page("research")).toContain(
    `happen in ${percent(seedWins.firstLook)}% of such series, seven or more in ${percent(seedWins.newSeeds)}%`,
  );
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

test("each page has the words that its topic needs", () => {
  const words = (text: string) =>
    text
      .replace(/^---.*?---/s, "")
      .replace(/^import .*?;$/gms, "")
      .replace(/<[A-Z][^>]*>/g, "")
      .split(/\s+/).length;
  expect(words(page("concepts") + concepts.map(({ content }) => content).join(" "))).toBeGreaterThan(900);
  expect(words(page("research"))).toBeGreaterThan(900);
});
