import { expect, test } from "vitest";
import { evolutionParameters, genes, sampleDna } from "#content/docs/concepts/dna.ts";
import { clusterTable } from "#content/docs/concepts/network.ts";
import { behaviorTriggers, lifecycleStages } from "#content/docs/concepts/organisms.ts";
import { exampleSettings, mutationProbabilities, ranges } from "#content/parameters.ts";
import { clusterRanges, defaultCluster } from "#simulation/cluster.ts";
import { Dna, geneNames } from "#simulation/dna.ts";
import { stageSeconds, stages, triggers } from "#simulation/life-cycle.ts";
import { mutationKinds, ordinaryProbability } from "#simulation/mutation.ts";
import { timeToLive } from "#simulation/network.ts";
import { defaultEvolution, evolutionRanges } from "#simulation/population.ts";
import { RateLimiter } from "#simulation/rate-limiter.ts";

/** Parses a number as pages write it: 10,000, 50% or unbounded. */
function numberOf(text: string): number {
  if (text === "unbounded") return Infinity;
  const number = Number(text.replace(/[,%]/g, ""));
  return text.endsWith("%") ? number / 100 : number;
}

test("the engine has the documented evolution ranges and defaults", () => {
  const { populationSize, mutationRate, crossoverRate, generations, elitism, tournamentSize } = ranges;
  const documented = { populationSize, mutationRate, crossoverRate, generations, elitism, tournamentSize };
  const asNumbers = Object.entries(documented).map(([name, { from, to }]) => [
    name,
    expect.objectContaining({ from: numberOf(from), to: numberOf(to) }),
  ]);
  expect(evolutionRanges).toEqual(Object.fromEntries(asNumbers));
  const { seed, ...defaults } = defaultEvolution;
  expect(Object.values(defaults)).toEqual(evolutionParameters.map(({ initial }) => numberOf(initial)));
  expect(seed).toBe(42);
  expect(defaultEvolution).toMatchObject(exampleSettings.evolution);
});

test("the engine has the documented mutation types", () => {
  expect(mutationKinds).toEqual(Object.keys(mutationProbabilities));
  for (const kind of mutationKinds) {
    const { from, to } = mutationProbabilities[kind];
    expect(ordinaryProbability[kind]).toEqual([numberOf(`${from}%`), numberOf(to)]);
  }
});

test("the engine has the documented genes, and the page's DNA comes from seed 7", () => {
  expect(geneNames).toEqual(genes.map(({ name }) => name));
  const dna = Dna.fromSeed(7);
  expect([...dna.sequence]).toEqual(sampleDna.sequence);
  expect(dna.checksum()).toBe(sampleDna.checksum);
  expect(Dna.crossoverPoint(dna, Dna.fromSeed(8), 4)).toBe(sampleDna.crossoverPoint);
  expect([Dna.minLength, Dna.maxLength].map(String)).toEqual(Object.values(ranges.sequenceLength));
});

test("the engine has the documented stages and triggers", () => {
  expect(stages).toEqual(lifecycleStages.map(({ stage }) => stage));
  for (const { stage, duration } of lifecycleStages) {
    const seconds = /^(\d+)-(\d+) s$/.exec(duration)?.slice(1).map(Number);
    expect([stage, stageSeconds[stage]]).toEqual([stage, seconds]);
  }
  const documented = behaviorTriggers.map(({ behavior, triggers: names }) => [behavior, names]);
  expect(triggers).toEqual({ ...Object.fromEntries(documented), Reproductive: [] });
});

test("the engine has the documented network limits", () => {
  expect(timeToLive).toBe(exampleSettings.gossipTimeToLive);
  expect(defaultCluster).toEqual(exampleSettings.cluster);
  const documented = clusterTable.rows.map(([, , range]) => range.split("-").map(numberOf));
  expect(Object.values(clusterRanges).map(({ from, to }) => [from, to])).toEqual(documented);
  const { messages, seconds } = exampleSettings.rateLimit;
  const limiter = new RateLimiter();
  for (let i = 0; i < messages; i++) limiter.allow(0);
  expect([limiter.remaining(seconds - 0.001), limiter.remaining(seconds)]).toEqual([0, messages]);
});
