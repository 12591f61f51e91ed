import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cases } from "#tests/simulation/cases.ts";
import { Dna } from "./dna.ts";
import { fitnessOf } from "./fitness.ts";
import { type EvolutionConfig, evolutionRanges, fitnessOfAll, Population } from "./population.ts";
import type { Rng } from "./rng.ts";

/** Parameters anywhere in their ranges; populations of up to sixty, for speed. */
function anyConfig(rng: Rng): EvolutionConfig {
  const within = ({ from, to }: { from: number; to: number }) => from + rng.nextF64() * (to - from);
  return {
    populationSize: 10 + rng.below(50),
    mutationRate: within(evolutionRanges.mutationRate),
    crossoverRate: within(evolutionRanges.crossoverRate),
    generations: 1 + rng.below(8),
    elitism: rng.below(4) === 0 ? 0 : within(evolutionRanges.elitism),
    tournamentSize: 2 + rng.below(9),
    seed: rng.nextU64(),
  };
}

test("every generation is in range, ranked and of the same size, and elitism never loses the best", () => {
  for (const rng of cases(60)) {
    const config = anyConfig(rng);
    const population = new Population(config);
    expect([population.size, population.bestFitness, population.averageFitness]).toEqual([0, 0, 0]);
    population.initialize();
    while (!population.isFinished) {
      const { bestFitness } = population;
      population.evolve();
      const fitnesses = [...population.fitnesses];
      expect(population.size).toBe(config.populationSize);
      expect(fitnesses).toEqual([...fitnesses].sort((a, b) => b - a));
      for (const value of [...fitnesses, population.averageFitness, population.diversity])
        expect(value >= 0 && value <= 1).toBe(true);
      if (config.elitism > 0) expect(population.bestFitness).toBeGreaterThanOrEqual(bestFitness);
      expect(fitnessOf(population.best)).toBe(population.bestFitness);
    }
    expect(population.generation).toBe(config.generations);
  }
});

test("the same seed gives the same state, another seed another one", () => {
  for (const rng of cases(20)) {
    const config = anyConfig(rng);
    const [one, same, other] = [config, config, { ...config, seed: rng.nextU64() }].map((given) => {
      const population = new Population(given);
      population.initialize();
      while (!population.isFinished) population.evolve();
      return population;
    });
    expect(one?.stateHash()).toBe(same?.stateHash());
    expect(one?.stateHash()).not.toBe(other?.stateHash());
    const bytes = one?.sequences ?? new Uint8Array();
    expect(one?.stateHash()).toBe(createHash("sha256").update(bytes).digest("hex"));
    same?.initialize();
    one?.initialize();
    expect(same?.stateHash()).toBe(one?.stateHash());
  }
});

test("measuring in slices gives what measuring at once gives", () => {
  const population = new Population({ populationSize: 50 });
  population.initialize();
  const { sequences, fitnesses } = population;
  expect(fitnessOfAll(sequences, 0, 50)).toEqual(fitnesses);
  expect([...fitnessOfAll(sequences, 0, 17), ...fitnessOfAll(sequences, 17, 50)]).toEqual([...fitnesses]);
});

test("diversity is the mean distance from the fittest", () => {
  const population = new Population({ populationSize: 20, seed: 9 });
  population.initialize();
  const { best, sequences } = population;
  const others = Array.from({ length: 19 }, (_, i) =>
    Dna.fromSequence(sequences.subarray((i + 1) * Dna.length, (i + 2) * Dna.length)),
  );
  const total = others.reduce((sum, dna) => sum + best.distance(dna), 0);
  expect(population.diversity).toBe(total / 19);
});

test("whole numbers must be whole, and an empty population has no best", () => {
  expect(() => new Population({ populationSize: 10.5 })).toThrow(
    "population_size is 10.5, but must be a whole",
  );
  expect(() => new Population({ tournamentSize: 2.5 })).toThrow(
    "tournament_size is 2.5, but must be a whole",
  );
  expect(() => new Population().best).toThrow("best needs initialize to be called first");
});
