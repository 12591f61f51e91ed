import type { ContentRecord } from "../../schema.ts";

/** The machine and settings of the measurements below. */
export const benchmarkRun = {
  date: "15 November 2026",
  processor: "Intel Xeon, 2.1 GHz, virtual machine with 2 cores",
  compiler: "rustc 1.95.0",
  build: "cargo build --release with the default profile",
  settings: "defaults except for population_size and threads; seed 42",
  conditions: "busy machine, with a load average of 2.5 to 3.0",
  runs: 3,
} as const;

/** The medians that `rust/advanced/benchmark.rs` printed in three runs. */
export const measurements = [
  { fitness: "usual", size: 100, threads: 1, medians: [0.517, 0.94, 0.504] },
  { fitness: "costly", size: 100, threads: 1, medians: [3.926, 3.889, 2.571] },
  { fitness: "usual", size: 100, threads: 2, medians: [0.713, 0.924, 0.6] },
  { fitness: "costly", size: 100, threads: 2, medians: [2.179, 2.672, 1.83] },
  { fitness: "usual", size: 1000, threads: 1, medians: [5.536, 10.294, 5.691] },
  { fitness: "costly", size: 1000, threads: 1, medians: [30.973, 44.538, 33.433] },
  { fitness: "usual", size: 1000, threads: 2, medians: [6.398, 8.4, 5.195] },
  { fitness: "costly", size: 1000, threads: 2, medians: [22.461, 24.016, 17.89] },
  { fitness: "usual", size: 10_000, threads: 1, medians: [73.892, 70.633, 73] },
  { fitness: "costly", size: 10_000, threads: 1, medians: [329.741, 327.332, 326.369] },
  { fitness: "usual", size: 10_000, threads: 2, medians: [57.539, 55.716, 83.087] },
  { fitness: "costly", size: 10_000, threads: 2, medians: [241.955, 220.206, 441.11] },
] as const satisfies readonly ContentRecord<"measurement">[];

type Fitness = ContentRecord<"measurement">["fitness"];

/** The three medians of one fitness, size and number of threads. */
function mediansOf(fitness: Fitness, size: number, threads: number): readonly number[] {
  const found = measurements.find(
    (each) => each.fitness === fitness && each.size === size && each.threads === threads,
  );
  if (!found) throw new Error(`There is no measurement of ${fitness}, ${size}, ${threads}.`);
  return found.medians;
}

/** The minimum, median and maximum of three runs. */
export function spreadOf({ medians }: Pick<ContentRecord<"measurement">, "medians">) {
  const [low = 0, middle = 0, high = 0] = [...medians].sort((a, b) => a - b);
  return { low, middle, high };
}

export function timesOf(fitness: Fitness, size: number, threads: number) {
  return spreadOf({ medians: mediansOf(fitness, size, threads) });
}

/** The speedup of two threads over one, for each run. */
export function speedupsOf(fitness: Fitness, size: number): number[] {
  const alone = mediansOf(fitness, size, 1);
  return mediansOf(fitness, size, 2).map((time, run) => (alone[run] ?? time) / time);
}

/** The lowest and highest speedup at these sizes, formatted for prose. */
export function speedupRange(fitness: Fitness, ...sizes: number[]) {
  const speedups = sizes.flatMap((size) => speedupsOf(fitness, size));
  return { low: Math.min(...speedups).toFixed(1), high: Math.max(...speedups).toFixed(1) };
}

const sizes = [...new Set(measurements.map(({ size }) => size))];
const microseconds = sizes.flatMap((size) =>
  mediansOf("usual", size, 1).map((time) => Math.round((time * 1000) / size)),
);

/** The time per organism and generation, for one thread with the usual fitness at any size. */
export const microsecondsEach = { low: Math.min(...microseconds), high: Math.max(...microseconds) } as const;

export const benchmarkTable = {
  // Speedup comes first because small screens scroll to the later columns.
  columns: ["Organisms, fitness", "Speedup", "1 thread, ms", "2 threads, ms"],
  rows: measurements
    .filter(({ threads }) => threads === 1)
    .map((alone) => {
      const { fitness, size } = alone;
      const [one, two] = [spreadOf(alone), timesOf(fitness, size, 2)];
      const speedup = spreadOf({ medians: speedupsOf(fitness, size) });
      return [`${written(size)}, ${fitness}`, range(speedup), range(one), range(two)];
    }),
} as const;

/** Formats a number like the prose: 1000, but 10,000. */
export function written(count: number): string {
  return count < 10_000 ? `${count}` : count.toLocaleString("en-US");
}

function range({ low, middle, high }: ReturnType<typeof spreadOf>): string {
  return `${short(middle)} (${short(low)} to ${short(high)})`;
}

function short(value: number): string {
  return value.toFixed(value < 10 ? 1 : 0);
}
