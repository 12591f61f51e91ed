import type { ContentRecord } from "../../schema.ts";
import { standardErrorsApart } from "./evolution.ts";

export const advancedExamples = {
  operators: {
    title: "Custom Genetic Operators",
    description: "Write an operator that keeps children within a budget, and measure its effect.",
    difficulty: "Expert",
    duration: "30 min",
    code: "rust/examples/genetic-operators.rs",
    expectedOutput: "output/examples/genetic-operators.txt",
  },
  architecture: {
    title: "Neural Architecture Design",
    description: "Compare five architectures by their accuracy on points that they were not trained on.",
    difficulty: "Expert",
    duration: "35 min",
    code: "rust/examples/network-architecture.rs",
    expectedOutput: "output/examples/network-architecture.txt",
  },
  performance: {
    title: "Performance Optimization",
    description:
      "Distribute evaluations across threads, avoid most of them with a cache, and measure memory usage.",
    difficulty: "Expert",
    duration: "40 min",
    code: "rust/examples/performance.rs",
    expectedOutput: "output/examples/performance.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

/** The replicates behind each mean that the programs print. */
const replicates = 30;

/** A printed mean and its standard deviation, for a drawing. */
export function resultOf(label: string, [mean, deviation]: readonly string[]) {
  const spread = Number(deviation);
  return { label, mean: Number(mean), spread, error: spread / Math.sqrt(replicates) };
}

/** How many standard errors apart two means are, each given with its standard deviation. */
export function standardErrors(one: readonly string[], other: readonly string[]): string {
  const [first, second] = [one, other].map((values) => {
    const { mean, error } = resultOf("", values);
    return { mean, standardError: error };
  });
  return first && second ? standardErrorsApart(first, second) : "";
}

export const advancedPractices = {
  dos: [
    "Derive all randomness in an operator from its seed, so that runs are reproducible",
    "If an operator enforces a constraint, add it last",
    "Judge an architecture by test examples that it was not trained on",
    "Compare the best DNA before and after an optimization: it must not change",
  ],
  donts: [
    "Set a gene outside 0.0-1.0 in an operator: the error ends the generation",
    "Add neurons just because the loss is still falling: check the test accuracy",
    "Trust a cache whose key leaves out bytes that the fitness function reads",
    "Archive whole organisms if you need only their DNA: store the sequence and the checksum",
  ],
} as const;
