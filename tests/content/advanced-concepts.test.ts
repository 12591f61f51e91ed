import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedConcepts, paretoFront } from "#content/docs/advanced/concepts.ts";
import { conceptReferences } from "#content/docs/advanced/concepts-references.ts";
import { budgetResults, researchReferences, seedResults } from "#content/docs/advanced/research.ts";

const page = (name: string) => readFileSync(`content/docs/advanced/${name}.mdx`, "utf8");
const output = (name: string) => readFileSync(`samples/output/advanced/${name}.txt`, "utf8");
const concepts = Object.values(advancedConcepts).flat();
/** Pairs of runs with the same seed: how many the higher mutation rate won, and its mean gain. */
const seedPairs = {
  firstLook: { wins: 9, of: 10, gain: 0.018 },
  newSeeds: { wins: 7, of: 10, gain: 0.01 },
  moreSeeds: { wins: 33, of: 60, gain: 0.003 },
};

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
  const [today, fiveAgo, , twentyAgo] = [
    ...output("co-evolution").matchAll(/generations ago: (0\.\d+)/g),
  ].map(([, fit]) => Number(fit));
  expect(fiveAgo).toBeGreaterThan(2 * Number(today));
  expect(twentyAgo).toBeLessThanOrEqual(Number(today));
  expect(output("swarm")).toContain("sight  0, 0 informed,  100 steps: order 0.17");
  expect(output("swarm")).toContain("sight 20, 1 informed, 1000 steps: order 1.00, east 1.00");
  expect(output("self-organization")).toMatch(/^evolved, sight 20: 38\.6 groups, .* 17\.0$/m);
  expect(text).toContain("38.6 groups become 17.0");
  expect(output("self-organization")).toMatch(/^random, .* 26\.2$/m);
  expect(text).toContain("random ones, which end with 26.2");
});

test("the research page draws and quotes what its samples print", () => {
  const printed = (text: string) =>
    [...text.matchAll(/mean (0\.\d+), spread (0\.\d+)/g)].map(([, mean, spread]) => [
      Number(mean),
      Number(spread),
    ]);
  const drawn = (results: typeof seedResults) => results.map(({ mean, spread }) => [mean, spread]);
  const compared = output("seeds-and-spread").replace(/^ *rate 0\.05.*$/gm, "");
  expect(printed(compared)).toEqual(drawn(seedResults.slice(0, 4)));
  expect(printed(output("same-budget"))).toEqual(drawn(budgetResults));
  expect(
    [...compared.matchAll(/in (\d+) of (\d+) pairs\s+mean gain (0\.\d+)/g)].map(([, wins, of, gain]) => ({
      wins: Number(wins),
      of: Number(of),
      gain: Number(gain),
    })),
  ).toEqual([seedPairs.firstLook, seedPairs.newSeeds]);
  for (const { gain } of Object.values(seedPairs)) {
    expect(page("research")).toContain(`the means differ by ${gain.toFixed(3)}`);
  }
  const [climber, , slow, fast] = budgetResults.map(({ mean }) => mean.toFixed(3));
  expect(page("research")).toContain(`${slow} against ${climber}, and it wins three pairs of ten`);
  expect(page("research")).toContain(`${fast}, and five pairs each`);
  expect(output("same-budget").match(/\d+(?= of 10 pairs)/g)).toEqual(["0", "3", "5"]);
  expect(readFileSync("reference/rust/src/organism.rs", "utf8")).toContain(
    "EVOLUTION_MUTATION_RATE: f64 = 0.03;",
  );
});

test("the sign test on the research page is worked out right", () => {
  const percent = ({ wins, of }: { wins: number; of: number }) => {
    const ways = (heads: number): number => (heads === 0 ? 1 : (ways(heads - 1) * (of + 1 - heads)) / heads);
    const atLeast = Array.from({ length: of + 1 - wins }, (_, more) => ways(wins + more));
    return Math.round((2 * atLeast.reduce((sum, each) => sum + each, 0) * 100) / 2 ** of);
  };
  const { firstLook, newSeeds, moreSeeds } = seedPairs;
  expect(page("research")).toContain(
    `happen in ${percent(firstLook)}% of such series, seven or more in ${percent(newSeeds)}%`,
  );
  expect(page("research")).toContain(
    `33 or more of 60 on the same side happen in ${percent(moreSeeds)}% of series`,
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
