import { type Experiment, measureOf } from "#experiments/experiment.ts";
import { type Output, printed } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const performanceItems = {
  parallel: {
    title: "Parallel processing",
    description: "Evaluate the fitness of a generation on several threads.",
    benefits: [
      "Shorter generations if fitness evaluation dominates the run time",
      "The same results with any number of threads",
      "No locks or shared state in your code",
    ],
  },
  memory: {
    title: "Memory optimization",
    description: "Keep the current generation, and only the records you need from earlier ones.",
    benefits: [
      "Memory use depends on population size and DNA length, not on the number of generations",
      "You know the memory requirement before a run starts",
    ],
  },
  scalability: {
    title: "Scalability",
    description: "Balance population size and generation count for a fixed budget.",
    benefits: [
      "Estimate the duration of a long run from a short one",
      "Spend evaluations where they improve the result most",
    ],
  },
} as const satisfies Record<string, ContentRecord<"performanceItem">>;

/** Bytes per organism for 10,000 organisms, rounded; `line` quotes their megabytes. */
export function bytesEach(output: Output, line: string, step: number): number {
  return Math.round((Number(printed(output, line)) * 100) / step) * step;
}

/** The maximum speedup by Amdahl’s law, for a sequential share of the work. */
export function amdahl(sequential: number, threads: number): string {
  return (1 / (sequential + (1 - sequential) / threads)).toFixed(1);
}

/** The mean milliseconds per generation with one fitness function, by population size. */
function timesOf(runTimes: Experiment, fitness: string, threads: number) {
  return measureOf(runTimes, "milliseconds")
    .settings.filter(({ values }) => values[0] === fitness && values[1] === `${threads}`)
    .map(({ values, mean }) => ({ size: Number(values[2]), mean }));
}

/** The lowest and highest speedup of two threads over one at any size. */
export function speedups(runTimes: Experiment, fitness: string) {
  const two = timesOf(runTimes, fitness, 2);
  const factors = timesOf(runTimes, fitness, 1).map(({ mean }, index) => mean / (two[index]?.mean ?? mean));
  return { low: Math.min(...factors).toFixed(1), high: Math.max(...factors).toFixed(1) };
}

/** The lowest and highest mean time per organism and generation at any size, in microseconds, with one thread. */
export function timePerOrganism(runTimes: Experiment, fitness: string) {
  const times = timesOf(runTimes, fitness, 1).map(({ size, mean }) => (mean * 1000) / size);
  return { low: Math.min(...times).toFixed(1), high: Math.max(...times).toFixed(1) };
}

export const performancePractices = {
  dos: [
    "Build with --release before you measure",
    "Compare medians of several runs, and report their range",
    "Check that an optimization leaves the best DNA unchanged",
    "Try 100 organisms for more generations before you try 10,000",
  ],
  donts: [
    "Use several threads for a small population with a cheap fitness function",
    "Use more threads than the machine has cores",
    "Store whole generations when a record of each is enough",
    "Publish a time without the processor, compiler and settings",
  ],
};

export const performanceReferences = [
  {
    authors: "Amdahl, G. M.",
    title: "Validity of the single processor approach to achieving large scale computing capabilities",
    venue: "AFIPS Spring Joint Computer Conference",
    year: 1967,
  },
  {
    authors: "Cantú-Paz, E.",
    title: "A survey of parallel genetic algorithms",
    venue: "Calculateurs Parallèles 10",
    year: 1998,
  },
] as const satisfies readonly ContentRecord<"reference">[];
