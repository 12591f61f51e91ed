import { Dna } from "#simulation/dna.ts";
import type { Crew } from "./crew.ts";
import type { FitnessKind } from "./fitness-kinds.ts";
import { type Measurement, medianOf, sharesOf, sizes, type Way, waysOf } from "./performance-model.ts";

export interface Progress {
  done: number;
  total: number;
  size: number;
}

/** What one size takes when it is done so many times, in milliseconds. */
type Timed = (times: number) => Promise<number>;

// Browsers' clocks are coarse on purpose: what is shorter than this is repeated until it is not.
const shortest = 10;
const enough = 450;
const mostSamples = 9;
const fewestSamples = 3;

/** The middle of several times, within about half a second for most machines. */
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

/** Times all sizes in all ways, one after the other. Rejects when the crew is dismissed. */
export async function measureAll(
  crew: Crew,
  fitness: FitnessKind,
  onProgress: (progress: Progress) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const ways = waysOf(fitness);
  const total = sizes.length * ways.length;
  for (const size of sizes) {
    onProgress({ done: measurements.length, total, size });
    const { sequences, fitnesses } = await crew.ask(0, { kind: "prepare", size, fitness });
    if (!(sequences && fitnesses)) throw new Error("A worker prepared nothing.");
    const timed = {
      generation: async (times) => (await crew.ask(0, { kind: "generation", times })).milliseconds,
      fitness: async (times) => (await crew.ask(0, { kind: "fitness", times })).milliseconds,
      split: splitTimer(crew, fitness, sequences, fitnesses),
    } satisfies Record<Way, Timed>;
    for (const way of ways) {
      measurements.push({ size, way, milliseconds: await medianTime(timed[way]) });
      onProgress({ done: measurements.length, total, size });
    }
  }
  return measurements;
}

/** Sends each worker its piece and waits for all: the way of the messages is part of the time. */
function splitTimer(crew: Crew, fitness: FitnessKind, sequences: Uint8Array, expected: Float64Array): Timed {
  let start = 0;
  const pieces = sharesOf(expected.length, crew.count).map((share) => {
    const from = start * Dna.length;
    start += share;
    // A copy of its own, because a message takes along all the memory that a part lies in.
    return sequences.slice(from, start * Dna.length);
  });
  const together = new Float64Array(expected.length);
  return async (times) => {
    const before = performance.now();
    for (let i = 0; i < times; i++) {
      const answers = await Promise.all(
        pieces.map((piece, worker) => crew.ask(worker, { kind: "piece", fitness, sequences: piece })),
      );
      let place = 0;
      for (const { fitnesses = new Float64Array() } of answers) {
        together.set(fitnesses, place);
        place += fitnesses.length;
      }
    }
    const milliseconds = performance.now() - before;
    if (!together.every((value, place) => value === expected[place]))
      throw new Error("The pieces together are not what the whole was.");
    return milliseconds;
  };
}
