import type { ContentRecord } from "../../schema.ts";

export const conceptPath = [
  {
    title: "Digital Organisms",
    description: "What a Tron is made of, the six stages of its life and the five behaviors it can show.",
    duration: "15 min",
    href: "/docs/concepts/organisms",
  },
  {
    title: "DNA and Genetics",
    description: "Genes, mutation and crossover, and how selection turns them into progress.",
    duration: "20 min",
    href: "/docs/concepts/dna",
  },
  {
    title: "Neural Networks",
    description: "How DNA becomes weights, how senses become a behavior, and what learning changes.",
    duration: "25 min",
    href: "/docs/concepts/neural",
  },
  {
    title: "Network Communication",
    description: "Messages, gossip and clusters that reach a decision together.",
    duration: "20 min",
    href: "/docs/concepts/network",
  },
] satisfies ContentRecord<"chapter">[];

/** The time of the whole path. */
export const conceptMinutes = conceptPath.reduce(
  (sum, { duration }) => sum + Number.parseInt(duration, 10),
  0,
);

/** The parts of the map: what each is, in two short lines, and the arrow that leads on from it. */
export const conceptMap = {
  description:
    "DNA of 64 bytes builds a neural network. The network answers its senses with a behavior of the organism. The organism sends messages to a cluster. Evolution leads from the organism back to its DNA.",
  parts: [
    { chapter: 2, title: "DNA", lines: ["64 bytes: 6 genes", "and 58 weights"], arrow: "builds" },
    {
      chapter: 3,
      title: "Neural network",
      lines: ["4 senses, 6 hidden", "neurons, 4 answers"],
      arrow: "chooses a behavior",
    },
    {
      chapter: 1,
      title: "Organism",
      lines: ["health, energy,", "age, fitness"],
      arrow: "sends messages",
    },
    { chapter: 4, title: "Cluster", lines: ["up to 10 members,", "each within 50 of another"] },
  ],
  /** The arrow back, from the organism to its DNA. */
  back: ["evolves:", "mutates,", "keeps the", "better"],
  caption: "How the parts depend on one another. The number is the chapter that explains a part.",
} as const;

export const conceptPractices = {
  dos: [
    "Read the chapters in order the first time; later ones use the words of earlier ones",
    "Run the program of a chapter before you read the next",
    "Change one number in it and guess the result first",
  ],
  donts: [
    "Learn function names by heart: the API reference has them all",
    "Skip organisms for neural networks; a network without a life cycle explains little",
  ],
} as const;
