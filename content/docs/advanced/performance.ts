import { type Output, printed } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const performanceItems = {
  parallel: {
    title: "Parallel processing",
    description: "Several threads work out the fitness of one generation.",
    benefits: [
      "Generations take less time as soon as their measurement takes most of it",
      "Results stay the same, so you may choose the number of threads for each machine",
      "No locks and no shared state in your program: the setting is all",
    ],
  },
  memory: {
    title: "Memory optimization",
    description: "Keep the living generation, and of all others only what you will look at.",
    benefits: [
      "Memory depends on population size and DNA length, not on the length of the run",
      "Runs without an end become possible",
      "What a machine can hold is known before the run begins",
    ],
  },
  scalability: {
    title: "Scalability",
    description: "How size, generations and result depend on each other.",
    benefits: [
      "The time of a long run can be predicted from a short one",
      "The same effort goes where it helps most",
      "Beyond one machine, runs with different seeds need nothing from each other",
    ],
  },
} as const satisfies Record<string, ContentRecord<"performanceItem">>;

/** Bytes for each of 10,000 organisms, rounded; `line` quotes their megabytes. */
export function bytesEach(output: Output, line: string, step: number): number {
  return Math.round((Number(printed(output, line)) * 100) / step) * step;
}

export const performancePractices = {
  dos: [
    "Build with --release before you measure anything.",
    "Compare medians of several runs, and give the spread with them.",
    "Check that the best DNA is the same before and after a change.",
    "Try 100 organisms for more generations before you try 10,000.",
  ],
  donts: [
    "Don’t set threads for a small population with a cheap fitness.",
    "Don’t ask for more threads than there are cores.",
    "Don’t keep whole generations when three numbers of each will do.",
    "Don’t publish a time without the processor, the compiler and the settings.",
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
