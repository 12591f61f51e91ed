import { initialValues, type Settings, seedSetting, type Values } from "#app/figures/settings.ts";
import { exampleSettings } from "#content/parameters.ts";
import { defaultEvolution, type EvolutionConfig, evolutionRanges } from "#simulation/population.ts";

const { evolution, longEvolution } = exampleSettings;

export const evolutionSettings = {
  size: {
    label: "Population size",
    ...rangeOf("populationSize"),
    step: 1,
    stops: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
    initial: evolution.populationSize,
    format: (value: number) => value.toLocaleString("en-US"),
  },
  mutation: {
    label: "Mutation rate",
    ...rangeOf("mutationRate"),
    step: 0.001,
    initial: evolution.mutationRate,
    format: (value: number) => value.toFixed(3),
  },
  crossover: {
    label: "Crossover rate",
    ...rangeOf("crossoverRate"),
    step: 0.1,
    initial: evolution.crossoverRate,
    format: (value: number) => value.toFixed(1),
  },
  elitism: {
    label: "Elitism",
    ...rangeOf("elitism"),
    step: 0.05,
    initial: defaultEvolution.elitism,
    format: (value: number) => value.toFixed(2),
  },
  tournament: {
    label: "Tournament size",
    ...rangeOf("tournamentSize"),
    step: 1,
    initial: defaultEvolution.tournamentSize,
  },
  generations: {
    label: "Generations",
    from: evolutionRanges.generations.from,
    // There is no documented limit; this one keeps waiting times reasonable.
    to: 1000,
    step: 1,
    stops: [1, 10, 20, 50, 100, 200, 500, 1000],
    initial: evolution.generations,
    format: (value: number) => value.toLocaleString("en-US"),
  },
  // The seed of the page's program: a typical run, unlike the default seed.
  seed: { ...seedSetting, initial: 7 },
} satisfies Settings;

export type EvolutionValues = Values<typeof evolutionSettings>;

export const initialEvolution = initialValues(evolutionSettings);

/** The settings of the documentation's examples. */
export const presets: readonly Pick<EvolutionValues, "size" | "mutation" | "generations">[] = [
  evolution,
  longEvolution,
].map(({ populationSize, mutationRate, generations }) => ({
  size: populationSize,
  mutation: mutationRate,
  generations,
}));

export function configOf(values: EvolutionValues): EvolutionConfig {
  return {
    populationSize: values.size,
    mutationRate: values.mutation,
    crossoverRate: values.crossover,
    generations: values.generations,
    elitism: values.elitism,
    tournamentSize: values.tournament,
    seed: values.seed,
  };
}

function rangeOf(parameter: keyof typeof evolutionRanges): { from: number; to: number } {
  const { from, to } = evolutionRanges[parameter];
  return { from, to };
}
