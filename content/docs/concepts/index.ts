import type { ContentRecord } from "../../schema.ts";

export const conceptPath = [
  {
    title: "Digital Organisms",
    description:
      "What a Tron is, the six stages of its life, its five behaviors, and the environment it lives in.",
    duration: "15 min",
    href: "/docs/concepts/organisms",
  },
  {
    title: "DNA and Genetics",
    description: "Genes, mutation and crossover, and how a population evolves.",
    duration: "20 min",
    href: "/docs/concepts/dna",
  },
  {
    title: "Neural Networks",
    description: "How DNA becomes weights, how inputs become a behavior, and how a network learns.",
    duration: "25 min",
    href: "/docs/concepts/neural",
  },
  {
    title: "Network Communication",
    description: "Messages, gossip, and clusters that decide together.",
    duration: "20 min",
    href: "/docs/concepts/network",
  },
] satisfies ContentRecord<"chapter">[];

/** The duration of the whole path, in minutes. */
export const conceptMinutes = conceptPath.reduce(
  (sum, { duration }) => sum + Number.parseInt(duration, 10),
  0,
);

/** The parts of the map: a description in two short lines, and the label of the arrow to the next part. */
export const conceptMap = {
  description:
    "A DNA sequence of 64 bytes defines a neural network. The network chooses the organism’s behavior. The organism exchanges messages with its cluster. Evolution leads from the organism back to its DNA.",
  parts: [
    { chapter: 2, title: "DNA", lines: ["64 bytes: 6 genes", "and 58 weights"], arrow: "defines" },
    {
      chapter: 3,
      title: "Neural network",
      lines: ["4 inputs, 6 hidden", "neurons, 4 outputs"],
      arrow: "chooses a behavior",
    },
    {
      chapter: 1,
      title: "Organism",
      lines: ["health, energy,", "age, fitness"],
      arrow: "exchanges messages",
    },
    { chapter: 4, title: "Cluster", lines: ["up to 10 members,", "radius 50 by default"] },
  ],
  /** The label of the arrow from the organism back to its DNA. */
  back: ["evolves:", "mutates,", "keeps the", "fittest"],
  caption: "How the parts depend on one another. Each number refers to the chapter about that part.",
} as const;

export const conceptPractices = {
  dos: [
    "Run each chapter’s programs before you read the next chapter",
    "Change one number in a program, and predict the result before you run it",
  ],
  donts: [
    "Memorize method names; the API reference lists them all",
    "Start with neural networks; the earlier chapters explain their inputs and weights",
  ],
} as const;
