import { Dna } from "#simulation/dna.ts";
import { Population } from "#simulation/population.ts";
import { configOf, type EvolutionValues } from "./evolution-settings.ts";

/** The state of a population at the end of a generation. */
export interface Generation {
  generation: number;
  best: number;
  mean: number;
  diversity: number;
}

export interface EvolutionRequest {
  /** Identifies the run: a new value starts a new run. */
  id: number;
  values: EvolutionValues;
  /** The target generation, if time allows. */
  upTo: number;
}

export interface EvolutionReply {
  id: number;
  /** New generations since the last answer. */
  generations: Generation[];
  /** The gene pool of the last one. */
  pool: string;
  /** Time to evolve them, without computing these statistics. */
  milliseconds: number;
}

const bits = 512;
// Upper bounds of the levels, as the share of organisms with the bit set; the last level has none.
const limits = [0.05, 0.35, 0.65, 0.95];

/** One digit per bit of the DNA: how many organisms have it set, from 0 (almost none) to 4 (almost all). */
export function genePool(sequences: Uint8Array): string {
  const counts = new Uint32Array(bits);
  for (let place = 0; place < sequences.length; place++) {
    const byte = sequences[place] ?? 0;
    const first = (place * 8) % bits;
    for (let bit = 0; bit < 8; bit++) counts[first + bit] = (counts[first + bit] ?? 0) + ((byte >> bit) & 1);
  }
  const size = (sequences.length * 8) / bits;
  return Array.from(counts, (count) => limits.filter((limit) => count / size > limit).length).join("");
}

/** The number of positions at which nearly all organisms have the same bit. */
export function settledBits(pool: string): number {
  return [...pool].filter((level) => level === "0" || level === String(limits.length)).length;
}

/** The DNA in which every bit is as in most organisms. */
export function typicalDna(pool: string): Dna {
  const bytes = new Uint8Array(pool.length / 8);
  [...pool].forEach((level, bit) => {
    if (Number(level) > limits.length / 2) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit % 8));
  });
  return Dna.fromSequence(bytes);
}

/** Answers requests in order, and continues the current run. */
export function evolutionRunner(budget: number): (request: EvolutionRequest) => EvolutionReply {
  let current: { id: number; population: Population } | undefined;
  return ({ id, values, upTo }) => {
    if (current?.id !== id) current = { id, population: new Population(configOf(values)) };
    const { population } = current;
    const start = performance.now();
    const generations: Generation[] = [];
    let milliseconds = 0;
    while (population.size === 0 || (population.generation < upTo && performance.now() - start < budget)) {
      const before = performance.now();
      if (population.size === 0) population.initialize();
      else population.evolve();
      milliseconds += performance.now() - before;
      generations.push(generationOf(population));
    }
    return { id, generations, pool: genePool(population.sequences), milliseconds };
  };
}

function generationOf({ generation, bestFitness, averageFitness, diversity }: Population): Generation {
  return { generation, best: bestFitness, mean: averageFitness, diversity };
}
