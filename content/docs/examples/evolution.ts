import { type Output, printedAt } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const evolutionExamples = {
  population: {
    title: "Evolve a Population",
    description: "Let 100 organisms evolve for 100 generations; watch fitness rise and diversity fall.",
    difficulty: "Intermediate",
    duration: "15 min",
    code: "rust/examples/evolve-population.rs",
    expectedOutput: "output/examples/evolve-population.txt",
  },
  sentence: {
    title: "Evolve Towards Your Own Measure",
    description:
      "Give 200 organisms a fitness function of your own, read the stream of generations, and stop when the goal is reached.",
    difficulty: "Intermediate",
    duration: "20 min",
    code: "rust/examples/evolve-sentence.rs",
    expectedOutput: "output/examples/evolve-sentence.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

/** By how much the best fitness rises from one printed generation to another. */
export function rise(output: Output, from: number, to: number): string {
  const best = (generation: number) => Number(printedAt(output, `${generation}`, "best"));
  return (best(to) - best(from)).toFixed(3);
}

export const evolutionPractices = {
  dos: [
    "Print diversity beside fitness: it tells you whether there is still something to select from",
    "Keep some elitism, such as the default 0.05, so that the best is never lost",
    "Give partial credit in your own measure, so that a small improvement counts",
    "Compare settings over several seeds before you call one better",
  ],
  donts: [
    "Raise the mutation rate to the limit to gain speed: good parents are then rarely copied well",
    "Keep half of the population as the elite unless you want slow change",
    "Use chance or a clock in a fitness function: the same DNA must always get the same value",
    "Run all generations by habit; stop the stream when the goal is reached",
  ],
} as const;
