import { Dna } from "#simulation/dna.ts";
import { Rng } from "#simulation/rng.ts";
import { type FitnessKind, measureFitness } from "./fitness-kinds.ts";
import { medianTime, type Progress } from "./measure.ts";
import { childrenOf, type Measurement, sizes } from "./performance-model.ts";

// The number of organisms per slice: a few milliseconds.
const slices = { usual: 500, costly: 50 } as const satisfies Record<FitnessKind, number>;

/** If no worker starts: measures only the fitness function, in slices that keep the page responsive. */
export async function measureHere(
  fitness: FitnessKind,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const rng = new Rng(1);
  const sequences = new Uint8Array(slices[fitness] * Dna.length).map(() => rng.below(256));
  for (const size of sizes) {
    onProgress({ done: measurements.length, total: sizes.length, size });
    const milliseconds = await medianTime((times) =>
      timeInTurns(fitness, sequences, childrenOf(size) * times, signal),
    );
    measurements.push({ size, way: "fitness", milliseconds });
  }
  return measurements;
}

async function timeInTurns(
  fitness: FitnessKind,
  sequences: Uint8Array,
  organisms: number,
  signal: AbortSignal,
): Promise<number> {
  const slice = sequences.length / Dna.length;
  let milliseconds = 0;
  for (let left = organisms; left > 0; left -= slice) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const before = performance.now();
    measureFitness(fitness, sequences.subarray(0, Math.min(left, slice) * Dna.length));
    milliseconds += performance.now() - before;
  }
  return milliseconds;
}
