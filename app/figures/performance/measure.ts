import { Dna } from "#simulation/dna.ts";
import type { FitnessKind } from "./fitness-kinds.ts";
import { type Measurement, medianOf, sharesOf, sizes, type Way, waysOf } from "./performance-model.ts";
import type { WorkerPool } from "./worker-pool.ts";

export interface Progress {
  done: number;
  total: number;
  size: number;
}

/** Time in milliseconds for a number of repetitions. */
type Timed = (times: number) => Promise<number>;

// Browsers' clocks are deliberately coarse: anything shorter than this is repeated.
const shortest = 10;
const enough = 450;
const mostSamples = 9;
const fewestSamples = 3;

/** The median of several times, within about half a second on most machines. */
export async function medianTime(timed: Timed): Promise<number> {
  await timed(1);
  const once = await timed(1);
  const times = Math.ceil(Math.min(shortest / Math.max(once, 0.01), 500));
  const samples: number[] = [];
  let spent = 0;
  while (samples.length < fewestSamples || (samples.length < mostSamples && spent < enough)) {
    const time = await timed(times);
    spent += time;
    samples.push(time / times);
  }
  return medianOf(samples);
}

/** Measures all sizes with all methods, one after the other. Rejects when the pool is terminated. */
export async function measureAll(
  pool: WorkerPool,
  fitness: FitnessKind,
  onProgress: (progress: Progress) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const ways = waysOf(fitness);
  const total = sizes.length * ways.length;
  for (const size of sizes) {
    onProgress({ done: measurements.length, total, size });
    const { sequences, fitnesses } = await pool.ask(0, { kind: "prepare", size, fitness });
    if (!(sequences && fitnesses)) throw new Error("A worker returned no prepared population.");
    const timed = {
      generation: async (times) => (await pool.ask(0, { kind: "generation", times })).milliseconds,
      fitness: async (times) => (await pool.ask(0, { kind: "fitness", times })).milliseconds,
      split: splitTimer(pool, fitness, sequences, fitnesses),
    } satisfies Record<Way, Timed>;
    for (const way of ways) {
      measurements.push({ size, way, milliseconds: await medianTime(timed[way]) });
      onProgress({ done: measurements.length, total, size });
    }
  }
  return measurements;
}

/** Sends each worker its slice and waits for all; message overhead is part of the time. */
function splitTimer(
  pool: WorkerPool,
  fitness: FitnessKind,
  sequences: Uint8Array,
  expected: Float64Array,
): Timed {
  let start = 0;
  const pieces = sharesOf(expected.length, pool.count).map((share) => {
    const from = start * Dna.length;
    start += share;
    // A copy, because a message transfers the whole buffer that a slice is in.
    return sequences.slice(from, start * Dna.length);
  });
  const together = new Float64Array(expected.length);
  return async (times) => {
    const before = performance.now();
    for (let i = 0; i < times; i++) {
      const answers = await Promise.all(
        pieces.map((piece, worker) => pool.ask(worker, { kind: "piece", fitness, sequences: piece })),
      );
      let place = 0;
      for (const { fitnesses = new Float64Array() } of answers) {
        together.set(fitnesses, place);
        place += fitnesses.length;
      }
    }
    const milliseconds = performance.now() - before;
    if (!together.every((value, place) => value === expected[place]))
      throw new Error("The split evaluation gave different fitness values.");
    return milliseconds;
  };
}
