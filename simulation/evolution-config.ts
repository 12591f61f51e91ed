import { checkRange, checkWhole } from "./error.ts";
import { defaultSeed, type Seed } from "./rng.ts";

export interface EvolutionConfig {
  /** The population size. */
  populationSize: number;
  /** The probability that a byte of a child's DNA mutates. */
  mutationRate: number;
  /** The probability that a child has two parents. */
  crossoverRate: number;
  /** The number of generations after which the population is finished. */
  generations: number;
  /** The share of the best that survives unchanged (elitism). */
  elitism: number;
  /** The tournament size: the number of organisms that compete to be a parent. */
  tournamentSize: number;
  seed: Seed;
}

type Parameter = Exclude<keyof EvolutionConfig, "seed">;

interface ParameterRange {
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
}

/** The documented range of each parameter. */
export const evolutionRanges: Record<Parameter, ParameterRange> = {
  populationSize: { from: 10, to: 10_000, isWhole: true },
  mutationRate: { from: 0.001, to: 0.1, isWhole: false },
  crossoverRate: { from: 0.1, to: 0.9, isWhole: false },
  generations: { from: 1, to: Infinity, isWhole: true },
  elitism: { from: 0, to: 0.5, isWhole: false },
  tournamentSize: { from: 2, to: 10, isWhole: true },
};

export const defaultEvolution: Readonly<EvolutionConfig> = {
  populationSize: 100,
  mutationRate: 0.01,
  crossoverRate: 0.8,
  generations: 100,
  elitism: 0.05,
  tournamentSize: 3,
  seed: defaultSeed,
};

const parameters = [
  "populationSize",
  "mutationRate",
  "crossoverRate",
  "generations",
  "elitism",
  "tournamentSize",
] as const;

// Larger than floating-point error: 0.29 * 100 is 28.999999999999996.
const rounding = 1e-9;

/** Messages use the libraries' names for parameters. */
export function checkEvolution(config: EvolutionConfig): void {
  for (const parameter of parameters) {
    const { from, to, isWhole } = evolutionRanges[parameter];
    const name = parameter.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
    (isWhole ? checkWhole : checkRange)(name, config[parameter], from, to);
  }
}

/** Rounded down, but any share above 0 keeps at least one. */
export function eliteSize({ elitism, populationSize }: EvolutionConfig): number {
  return elitism === 0 ? 0 : Math.max(Math.floor(elitism * populationSize + rounding), 1);
}
