import { Dna } from "#simulation/dna.ts";
import { NeuralNetwork } from "#simulation/neural.ts";
import { fitnessOfAll } from "#simulation/population.ts";

/** The library's own, and the one in the page's benchmark. */
export const fitnessKinds = ["usual", "costly"] as const;
export type FitnessKind = (typeof fitnessKinds)[number];

const lessons = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
].map(([a = 0, b = 0]) => [[a, b], [-a * b]] as const);
const rounds = 10;
const largestLoss = 4;

/** Same as `after_learning` in the benchmark: how well a network does after ten rounds of learning. */
function afterLearning(dna: Dna): number {
  const network = NeuralNetwork.fromDna(dna, {
    inputSize: 2,
    layers: [3, 1],
    activation: "Tanh",
    learningRate: 0.1,
  });
  return 1 - (network.trainAll(lessons, rounds).at(-1) ?? 0) / largestLoss;
}

/** The fitness of each sequence, by the chosen function. */
export function measureFitness(kind: FitnessKind, sequences: Uint8Array): Float64Array {
  const count = sequences.length / Dna.length;
  if (kind === "usual") return fitnessOfAll(sequences, 0, count);
  return Float64Array.from({ length: count }, (_, place) =>
    afterLearning(Dna.fromSequence(sequences.subarray(place * Dna.length, (place + 1) * Dna.length))),
  );
}
