import type { ContentRecord } from "../../schema.ts";

/** The chapters of the examples, in reading order. */
export const exampleChapters = [
  {
    title: "Basic Examples",
    description: "Create an organism, edit its genes, follow its life and keep it fed.",
    duration: "15 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Evolution Simulation",
    description: "Evolve a population, write a fitness function and compare settings over many seeds.",
    duration: "25 min",
    href: "/docs/examples/evolution",
  },
  {
    title: "Neural Training",
    description: "Train a network by backpropagation, then evolve its weights instead.",
    duration: "30 min",
    href: "/docs/examples/neural",
  },
  {
    title: "Network Clusters",
    description: "Connect organisms, let them make decisions together and exchange messages.",
    duration: "20 min",
    href: "/docs/examples/clusters",
  },
  {
    title: "Advanced Examples",
    description: "Write a genetic operator, choose a network architecture and speed up a run.",
    duration: "45 min",
    href: "/docs/examples/advanced",
  },
] satisfies ContentRecord<"chapter">[];

/** The total time of all chapters. */
export const exampleMinutes = exampleChapters.reduce(
  (sum, { duration }) => sum + Number.parseInt(duration, 10),
  0,
);

export const examplePractices = {
  dos: [
    "First run an example unchanged and compare its output with the output on the page",
    "Change one value at a time, and predict the output before you run it",
    "Build with --release before you judge the speed of a Rust program",
    "Record the seed and the settings with every result you report",
  ],
  donts: [
    "Delete the ? after a call in Rust: it returns any error to the caller",
    "Conclude from a single seed that one setting is better than another",
    "Start with the Expert programs: they build on the earlier chapters",
  ],
} as const;
