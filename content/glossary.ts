import type { ContentRecord } from "./schema.ts";

/** The words of the documentation, in the order in which a reader meets them. */
export const glossary = [
  {
    term: "Organism",
    meaning: "One being, in code a `Tron`. It has DNA, a network and a life.",
    href: "/docs/concepts/organisms",
    insteadOf: ["creature", "lifeform", "digital agent"],
  },
  {
    term: "Life-cycle stage",
    meaning: "One of six parts of a life, from Creation to Termination.",
    href: "/docs/concepts/organisms",
    insteadOf: ["life phase", "lifecycle phase"],
  },
  {
    term: "Behavior",
    meaning: "What an organism does: Exploration, Conservation, Social, Aggressive or Reproductive.",
    href: "/docs/concepts/organisms",
    insteadOf: ["behavioral mode"],
  },
  {
    term: "DNA",
    meaning: "What an organism inherits: a sequence of bytes, in code `DNA`.",
    href: "/docs/concepts/dna",
    insteadOf: ["genome", "chromosome", "genotype"],
  },
  {
    term: "Gene",
    meaning: "A named number from 0.0 to 1.0, stored in one byte of the DNA.",
    href: "/docs/concepts/dna",
    insteadOf: ["allele", "trait value"],
  },
  {
    term: "Checksum",
    meaning: "The SHA-256 hash of a sequence. It changes when a single bit does.",
    href: "/docs/concepts/dna",
    insteadOf: ["digest"],
  },
  {
    term: "Mutation",
    meaning: "A copying error: point, insertion, deletion or inversion.",
    href: "/docs/concepts/dna",
    insteadOf: ["perturbation"],
  },
  {
    term: "Crossover",
    meaning: "Making a child’s DNA from two parents: the beginning of one, the rest of the other.",
    href: "/docs/concepts/dna",
    insteadOf: ["recombination"],
  },
  {
    term: "Neural network",
    meaning: "What turns the senses of an organism into a behavior; in code `NeuralNetwork`.",
    href: "/docs/concepts/neural",
    insteadOf: ["neural net", "perceptron"],
  },
  {
    term: "Weight",
    meaning: "How strongly one neuron listens to another. Training and evolution change weights.",
    href: "/docs/concepts/neural",
    insteadOf: ["synapse strength", "connection strength"],
  },
  {
    term: "Loss",
    meaning: "How far the outputs of a network are from what was wanted; 0.0 is exact.",
    href: "/docs/concepts/neural",
    insteadOf: ["cost function"],
  },
  {
    term: "Fitness",
    meaning: "How well an organism copes, from 0.0 to 1.0. Selection compares nothing else.",
    href: "/docs/concepts/organisms",
    insteadOf: ["fitness score", "objective value"],
  },
  {
    term: "Generation",
    meaning: "One round of evolution, of a single organism or of a whole population.",
    href: "/docs/concepts/dna",
    insteadOf: ["evolution cycle"],
  },
  {
    term: "Population",
    meaning: "Organisms that evolve together under one `EvolutionConfig`.",
    href: "/docs/concepts/dna",
    insteadOf: ["gene pool"],
  },
  {
    term: "Tournament",
    meaning: "How parents are chosen: a few organisms are drawn, the fittest of them wins.",
    href: "/docs/concepts/dna",
    insteadOf: ["selection contest"],
  },
  {
    term: "Elite",
    meaning: "The best share of a population, which lives on unchanged.",
    href: "/docs/concepts/dna",
    insteadOf: ["champions", "hall of fame"],
  },
  {
    term: "Environment",
    meaning: "A field with resources in which organisms live from step to step.",
    href: "/docs/api/environment",
    insteadOf: ["habitat", "arena"],
  },
  {
    term: "Cluster",
    meaning: "Organisms within reach of one another that decide together.",
    href: "/docs/concepts/network",
    insteadOf: ["colony", "flockmates"],
  },
  {
    term: "Gossip",
    meaning: "A message that spreads from neighbor to neighbor, at most 10 hops.",
    href: "/docs/concepts/network",
    insteadOf: ["epidemic broadcast", "rumour mongering"],
  },
  {
    term: "Seed",
    meaning: "The number from which all chance follows. Same seed, same result.",
    href: "/docs/advanced/research",
    insteadOf: ["random state"],
  },
] satisfies ContentRecord<"glossaryTerm">[];
