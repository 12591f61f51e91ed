import type { ContentRecord } from "../../schema.ts";

export const advancedExamples = {
  operators: {
    title: "Custom Genetic Operators",
    description:
      "Write two operators, one that takes small steps and one that keeps a limit, and combine them.",
    difficulty: "Expert",
    duration: "30 min",
    code: "rust/examples/genetic-operators.rs",
    expectedOutput: "output/examples/genetic-operators.txt",
  },
  architecture: {
    title: "Neural Architecture Design",
    description:
      "Compare nine designs by what they learn and by what they can do with points they never saw.",
    difficulty: "Expert",
    duration: "35 min",
    code: "rust/examples/network-architecture.rs",
    expectedOutput: "output/examples/network-architecture.txt",
  },
  performance: {
    title: "Performance Optimization",
    description: "Share the work between threads, save most of it with a cache, and count the bytes.",
    difficulty: "Expert",
    duration: "40 min",
    code: "rust/examples/performance.rs",
    expectedOutput: "output/examples/performance.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

export const advancedPractices = {
  dos: [
    "Derive every choice of an operator from its seed, so that a run can be repeated",
    "Put the operator that restores a rule last",
    "Keep test points that no network is trained with, and judge designs by them",
    "Compare the best DNA before and after an optimization: it must be the same",
  ],
  donts: [
    "Let an operator write a gene outside 0.0-1.0: the error ends the generation",
    "Add neurons because the loss still falls; ask whether the tests improve",
    "Hold a lock while you measure: the other threads would wait",
    "Archive whole organisms when you need only their DNA: a sequence and its checksum are enough",
  ],
} as const;
