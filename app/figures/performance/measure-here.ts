import { Dna } from "#simulation/dna.ts";
import { fitnessOfAll } from "#simulation/population.ts";
import { Rng } from "#simulation/rng.ts";
import { medianTime, type Progress } from "./measure.ts";
import { childrenOf, type Measurement, sizes } from "./performance-model.ts";

const slice = 500;

/** Where no worker starts: fitness alone, in turns that leave the page time for its reader. */
export async function measureHere(
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const rng = new Rng(1);
  const sequences = new Uint8Array(slice * Dna.length).map(() => rng.below(256));
  for (const size of sizes) {
    onProgress({ done: measurements.length, total: sizes.length, size, way: "fitness" });
    const milliseconds = await medianTime((times) =>
      timeInTurns(sequences, childrenOf(size) * times, signal),
    );
    measurements.push({ size, way: "fitness", milliseconds });
  }
  return measurements;
}

async function timeInTurns(sequences: Uint8Array, organisms: number, signal: AbortSignal): Promise<number> {
  let milliseconds = 0;
  for (let left = organisms; left > 0; left -= slice) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const before = performance.now();
    fitnessOfAll(sequences, 0, Math.min(left, slice));
    milliseconds += performance.now() - before;
  }
  return milliseconds;
}
