import { mutationProbabilities, ranges } from "../../parameters.ts";
import { type Output, printed } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

interface Range {
  from: string;
  to: string;
}

const inShort = ({ from, to }: Range) => `${from}-${to}`;

/** Ada’s DNA, generated from seed 7. */
export const sampleDna = {
  version: 1,
  sequence: [
    99, 4, 230, 149, 115, 63, 119, 83, 34, 105, 26, 245, 235, 223, 221, 140, 225, 83, 158, 193, 172, 27, 88,
    108, 231, 245, 19, 104, 230, 106, 248, 13, 98, 72, 142, 155, 19, 239, 53, 45, 164, 235, 97, 14, 10, 81,
    136, 211, 216, 164, 171, 92, 16, 64, 146, 56, 127, 85, 146, 157, 90, 94, 223, 102,
  ],
  checksum: "2db1418f470dff1e912d8d23265c484df0ecd6346165977a33a3db49ddcf617c",
  /** The first byte that the child of Ada and Bob (seed 8) gets from Bob, with seed 4. */
  crossoverPoint: 28,
} as const;

/** In the order of the sequence. */
export const genes = [
  {
    name: "aggression",
    low: "It starts out as if there were no danger. Others don’t sense it as a threat.",
    high: "It starts out as if danger were 1.0. In an environment, others sense it as a threat.",
  },
  {
    name: "curiosity",
    low: "It starts out as if novelty were 0.0.",
    high: "It starts out as if novelty were 1.0. The gene has no effect in an environment.",
  },
  {
    name: "metabolism",
    low: "Timed stages take the most time: 60 s for evolution.",
    high: "Timed stages take the least time: 10 s for evolution. The gene doesn’t affect hunger.",
  },
  {
    name: "sociability",
    low: "It starts out as if company were 1.0.",
    high: "It starts out as if it were alone. The gene has no effect in an environment.",
  },
  {
    name: "speed",
    low: "It doesn’t move.",
    high: "It moves up to 5 units in one step of an environment.",
  },
  {
    name: "vision",
    low: "It sees nobody.",
    high: "It sees others up to 50 units away.",
  },
] satisfies ContentRecord<"gene">[];

export const mutationKinds = Object.entries(mutationProbabilities).map(([name, probability]) => ({
  name,
  range: inShort(probability),
  initial: probability.to,
}));

export const defaultElitism = "5%";

export const evolutionParameters = [
  {
    name: "Population size",
    range: inShort(ranges.populationSize),
    initial: "100",
    meaning: "Organisms per generation. A larger population searches more widely but takes longer.",
  },
  {
    name: "Mutation rate",
    range: inShort(ranges.mutationRate),
    initial: "0.01",
    meaning: "The probability of a point mutation in each byte of a child.",
  },
  {
    name: "Crossover rate",
    range: inShort(ranges.crossoverRate),
    initial: "0.8",
    meaning: "The probability that a child combines the DNA of both parents.",
  },
  {
    name: "Generations",
    range: `${ranges.generations.from} to ${ranges.generations.to}`,
    initial: "100",
    meaning: "The number of generations after which `is_finished` returns true.",
  },
  {
    name: "Elitism",
    range: inShort(ranges.elitism),
    initial: defaultElitism,
    meaning: "The share of the population, fittest first, that survives unchanged (0.0 to 0.5 in code).",
  },
  {
    name: "Tournament size",
    range: inShort(ranges.tournamentSize),
    initial: "3",
    meaning: "Organisms drawn for each tournament. Larger tournaments make selection stronger.",
  },
] satisfies ContentRecord<"quantity">[];

const length = sampleDna.sequence.length;

/** The share of copies without a mutation at a rate of 0.01. */
export const exactCopies = `${Math.round(0.99 ** length * 100)}%`;

/** At the lowest mutation rate, one child in this many has a mutation. */
export const childrenPerMutation = Math.round(1 / (1 - (1 - Number(ranges.mutationRate.from)) ** length));

/** The mean number of mutations per child at the highest rate. */
export const meanMutations = (Number(ranges.mutationRate.to) * length).toFixed(1);

/** The largest standard error of the means that `dna-rates` prints, each over 30 runs. */
export function largestStandardError(output: Output): string {
  const deviations = ["10 0.01", "100 0.001", "100 0.01", "100 0.1"].map((line) =>
    Number(printed(output, `${line} … ?`)),
  );
  return (Math.max(...deviations) / Math.sqrt(30)).toFixed(3);
}

export const geneRows = genes.map(({ name, low, high }) => [`\`${name}\``, low, high]);
export const mutationRows = mutationKinds.map(({ name, range, initial }) => [name, range, initial]);
export const parameterRows = evolutionParameters.map(({ name, range, initial, meaning }) => [
  name,
  range,
  initial,
  meaning,
]);
