import { mutationProbabilities, ranges } from "../../parameters.ts";
import type { ContentRecord } from "../../schema.ts";

interface Range {
  from: string;
  to: string;
}

const inShort = ({ from, to }: Range) => `${from}-${to}`;

/** The DNA of seed 42, byte by byte, which is also what the first `DNA::random()` of a program gives. */
export const sampleDna = {
  version: 1,
  sequence: [
    189, 40, 71, 88, 9, 222, 55, 204, 87, 158, 52, 126, 131, 133, 170, 52, 26, 126, 23, 176, 245, 18, 153,
    158, 18, 71, 189, 201, 241, 177, 202, 215, 165, 200, 163, 97, 16, 68, 194, 23, 135, 40, 69, 198, 171, 82,
    21, 36, 129, 248, 94, 48, 39, 81, 6, 210, 175, 142, 224, 8, 66, 246, 156, 11,
  ],
  checksum: "ce52b09ed70e0d547780d9c1199abdf87d8cf47520fe97f126f64af9d020a67b",
  /** The first byte that the child of this DNA and that of seed 43 has from its second parent, with seed 4. */
  crossoverPoint: 28,
} as const;

/** In the order in which they stand in the sequence. */
export const genes = [
  {
    name: "aggression",
    low: "It starts as if there were no danger. Others do not sense it as a threat.",
    high: "Right after birth or a generation it acts as if danger were 1.0. In an environment, others sense it as a threat.",
  },
  {
    name: "curiosity",
    low: "It starts as if everything were familiar.",
    high: "Right after birth or a generation it acts as if novelty were 1.0. No effect in an environment.",
  },
  {
    name: "metabolism",
    low: "Timed stages take as long as they can: evolution 60 s.",
    high: "Timed stages are as short as they can be: evolution 10 s.",
  },
  {
    name: "sociability",
    low: "It starts as if it had full company.",
    high: "Right after birth or a generation it acts as if it were alone. No effect in an environment.",
  },
  {
    name: "speed",
    low: "Stays where it is.",
    high: "Moves up to 5 units in one step of an environment.",
  },
  {
    name: "vision",
    low: "Sees nobody.",
    high: "Sees others up to 50 units away.",
  },
] satisfies ContentRecord<"gene">[];

export const mutationKinds = [
  {
    name: "Point",
    range: inShort(mutationProbabilities.Point),
    initial: mutationProbabilities.Point.to,
    meaning: "One bit of the byte flips. Everything else keeps its value and its place.",
  },
  {
    name: "Insertion",
    range: inShort(mutationProbabilities.Insertion),
    initial: mutationProbabilities.Insertion.to,
    meaning: "A random byte comes in before it. All later bytes move on by one place.",
  },
  {
    name: "Deletion",
    range: inShort(mutationProbabilities.Deletion),
    initial: mutationProbabilities.Deletion.to,
    meaning: "The byte drops out. All later bytes move back by one place.",
  },
  {
    name: "Inversion",
    range: inShort(mutationProbabilities.Inversion),
    initial: mutationProbabilities.Inversion.to,
    meaning: "A stretch of 2 to 8 bytes, beginning here, is reversed.",
  },
] satisfies ContentRecord<"quantity">[];

export const evolutionParameters = [
  {
    name: "Population size",
    range: inShort(ranges.populationSize),
    initial: "100",
    meaning: "Organisms in every generation. More of them find more, and take longer.",
  },
  {
    name: "Mutation rate",
    range: inShort(ranges.mutationRate),
    initial: "0.01",
    meaning: "The probability that a byte of a child has one bit flipped.",
  },
  {
    name: "Crossover rate",
    range: inShort(ranges.crossoverRate),
    initial: "0.8",
    meaning: "The probability that a child has two parents instead of one.",
  },
  {
    name: "Generations",
    range: `${ranges.generations.from} to ${ranges.generations.to}`,
    initial: "100",
    meaning: "After how many generations `is_finished` says yes.",
  },
  {
    name: "Elitism",
    range: inShort(ranges.elitism),
    initial: "5%",
    meaning: "The best share, which lives on unchanged. In code a share, 0.0 to 0.5.",
  },
  {
    name: "Tournament size",
    range: inShort(ranges.tournamentSize),
    initial: "3",
    meaning: "How many are drawn for each parent; the fittest of them wins. More is stricter.",
  },
] satisfies ContentRecord<"quantity">[];

export const geneRows = genes.map(({ name, low, high }) => [`\`${name}\``, low, high]);
export const mutationRows = mutationKinds.map(({ name, range, initial, meaning }) => [
  name,
  range,
  initial,
  meaning,
]);
export const parameterRows = evolutionParameters.map(({ name, range, initial, meaning }) => [
  name,
  range,
  initial,
  meaning,
]);
