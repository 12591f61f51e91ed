import type { ContentRecord } from "../schema.ts";

/** Where and how the figures below were measured. */
export const benchmarkRun = {
  date: "15 November 2026",
  processor: "Intel Xeon, 2.1 GHz, a virtual machine with 2 cores",
  compiler: "rustc 1.95.0",
  build: "cargo build --release, with Cargo’s own settings",
  settings: "EvolutionConfig::default() but for population_size and threads; seed 42",
  conditions: "The machine was shared and busy, with a load of 10; the benchmark ran at raised priority",
  runs: 3,
  generations: 9,
} as const;

/** What `rust/advanced/benchmark.rs` printed as the median, in each of three runs, in their order. */
export const measurements = [
  { fitness: "usual", size: 100, threads: 1, medians: [0.975, 0.545, 1.032] },
  { fitness: "costly", size: 100, threads: 1, medians: [4.019, 2.894, 4.22] },
  { fitness: "usual", size: 100, threads: 2, medians: [6.655, 1.627, 8.419] },
  { fitness: "costly", size: 100, threads: 2, medians: [7.575, 3.964, 5.912] },
  { fitness: "usual", size: 1000, threads: 1, medians: [11.747, 6.035, 11.001] },
  { fitness: "costly", size: 1000, threads: 1, medians: [46.527, 32.418, 45.546] },
  { fitness: "usual", size: 1000, threads: 2, medians: [9.845, 7.078, 9.601] },
  { fitness: "costly", size: 1000, threads: 2, medians: [27.206, 23.876, 31.36] },
  { fitness: "usual", size: 10_000, threads: 1, medians: [129.851, 75.144, 122.291] },
  { fitness: "costly", size: 10_000, threads: 1, medians: [460.712, 410.649, 453.881] },
  { fitness: "usual", size: 10_000, threads: 2, medians: [62.338, 77.014, 64.588] },
  { fitness: "costly", size: 10_000, threads: 2, medians: [198.877, 281.635, 284.243] },
] as const satisfies readonly ContentRecord<"measurement">[];

/** The lowest, the middle and the highest of the runs. */
export function spreadOf({ medians }: ContentRecord<"measurement">) {
  const [low = 0, middle = 0, high = 0] = [...medians].sort((a, b) => a - b);
  return { low, middle, high };
}

export const benchmarkTable = {
  columns: ["Organisms, fitness", "1 thread, ms", "2 threads, ms", "Gain"],
  rows: measurements
    .filter(({ threads }) => threads === 1)
    .map((alone) => {
      const { fitness, size } = alone;
      const shared = measurements.find(
        (other) => other.threads === 2 && other.size === size && other.fitness === fitness,
      );
      const [one, two] = [spreadOf(alone), spreadOf(shared ?? alone)];
      const ratio = one.middle / two.middle;
      return [`${size}, ${fitness}`, range(one), range(two), `${ratio.toFixed(1)}x`];
    }),
} as const;

function range({ low, middle, high }: ReturnType<typeof spreadOf>): string {
  return `${short(middle)} (${short(low)} to ${short(high)})`;
}

function short(milliseconds: number): string {
  return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}
