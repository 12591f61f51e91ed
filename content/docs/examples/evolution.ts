import { type Output, printedAt } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const evolutionExamples = {
  population: {
    title: "Evolve a Population",
    description: "Evolve 100 organisms for 100 generations and track their fitness and diversity.",
    difficulty: "Intermediate",
    duration: "15 min",
    code: "rust/examples/evolve-population.rs",
    expectedOutput: "output/examples/evolve-population.txt",
  },
  sentence: {
    title: "Write a Fitness Function",
    description: "Evolve 200 organisms toward a sentence, and stop as soon as one of them matches it.",
    difficulty: "Intermediate",
    duration: "20 min",
    code: "rust/examples/evolve-sentence.rs",
    expectedOutput: "output/examples/evolve-sentence.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

/** How much the best fitness rises from one printed generation to another. */
export function rise(output: Output, from: number, to: number): string {
  const best = (generation: number) => Number(printedAt(output, `${generation}`, "best"));
  return (best(to) - best(from)).toFixed(3);
}

interface Mean {
  mean: number;
  standardError: number;
}

/** The difference between two means, divided by its standard error. */
export function standardErrorsApart(one: Mean, other: Mean): string {
  const standardError = Math.hypot(one.standardError, other.standardError);
  return (Math.abs(one.mean - other.mean) / standardError).toFixed(1);
}

/** How many standard errors separate the mean of a variant from the baseline. */
export function fromBaseline(output: Output, variant: string): string {
  const value = (row: string, column: string) => Number(printedAt(output, row, column));
  const mean = (row: string) => ({ mean: value(row, "mean"), standardError: value(row, "SE") });
  return standardErrorsApart(mean(variant), mean("baseline"));
}

export const evolutionPractices = {
  dos: [
    "Print diversity next to fitness: it shows whether selection still has variation to work with",
    "Keep some elitism, such as the default 0.05, so that the best organism is never lost",
    "Give partial credit in a fitness function, so that each small improvement counts",
    "Run at least 30 seeds before you call one setting better than another",
  ],
  donts: [
    "Raise the mutation rate to its maximum to gain speed: few children are then as good as their parents",
    "Make half of the population elite unless you want evolution to be slow",
    "Use a clock or unseeded randomness in a fitness function: equal DNA must get equal fitness",
    "Report only the seed with the best result: report the mean and the standard deviation",
  ],
} as const;
