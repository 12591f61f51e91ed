import { methodTerms } from "./glossary-methods.ts";
import type { ContentRecord } from "./schema.ts";

const conceptTerms = [
  {
    term: "Organism",
    meaning: "A digital individual with DNA, a neural network and a life cycle; in code, a `Tron`.",
    href: "/docs/concepts/organisms",
    insteadOf: ["creature", "lifeform", "digital agent"],
  },
  {
    term: "Life-cycle stage",
    meaning: "One of the six stages of an organism’s life, from Creation to Termination.",
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
    meaning: "The bytes that an organism inherits; in code, `DNA`.",
    href: "/docs/concepts/dna",
    insteadOf: ["chromosome"],
  },
  {
    term: "Genome",
    meaning: "All of an organism’s heritable information. Here, the genome is the whole DNA sequence.",
    href: "/docs/concepts/dna",
    insteadOf: ["genotype"],
  },
  {
    term: "Gene",
    meaning: "A named value from 0.0 to 1.0, stored in one byte of the DNA.",
    href: "/docs/concepts/dna",
    insteadOf: ["trait value"],
  },
  {
    term: "Locus",
    meaning: "The position of a gene in the sequence.",
    href: "/docs/concepts/dna",
    insteadOf: ["gene slot"],
  },
  {
    term: "Allele",
    meaning: "A value that a gene can have. One byte allows 256 alleles.",
    href: "/docs/concepts/dna",
    insteadOf: ["gene variant"],
  },
  {
    term: "Phenotype",
    meaning: "The traits that result from the genome: body, neural network and behavior.",
    href: "/docs/concepts/dna",
    insteadOf: ["observable trait"],
  },
  {
    term: "Checksum",
    meaning: "The SHA-256 hash of a sequence. It changes if even one bit changes.",
    href: "/docs/concepts/dna",
    insteadOf: ["digest"],
  },
  {
    term: "Mutation",
    meaning: "A random change to DNA: a point mutation, insertion, deletion or inversion.",
    href: "/docs/concepts/dna",
    insteadOf: ["perturbation"],
  },
  {
    term: "Point mutation",
    meaning: "A mutation that flips one bit of a byte.",
    href: "/docs/concepts/dna",
    insteadOf: ["bit-flip mutation"],
  },
  {
    term: "Crossover",
    meaning: "Combining the DNA of two parents into the DNA of a child.",
    href: "/docs/concepts/dna",
    insteadOf: ["recombination"],
  },
  {
    term: "One-point crossover",
    meaning:
      "Crossover at one random position: the bytes before it come from one parent, and the rest come from the other.",
    href: "/docs/concepts/dna",
    insteadOf: ["single-point crossover"],
  },
  {
    term: "Fitness",
    meaning: "A score from 0.0 to 1.0. Selection compares organisms by fitness alone.",
    href: "/docs/concepts/organisms",
    insteadOf: ["objective value"],
  },
  {
    term: "Fitness function",
    meaning:
      "The function that computes fitness. The default one scores an organism’s responses and its body; you can write your own.",
    href: "/docs/concepts/organisms",
    insteadOf: ["objective function"],
  },
  {
    term: "Generation",
    meaning: "One round of evolution for a single organism or a whole population.",
    href: "/docs/concepts/dna",
    insteadOf: ["evolution cycle"],
  },
  {
    term: "Population",
    meaning: "A group of organisms that evolve together under one `EvolutionConfig`.",
    href: "/docs/concepts/dna",
    insteadOf: ["gene pool"],
  },
  {
    term: "Tournament selection",
    meaning: "A selection method that draws a few organisms at random and makes the fittest a parent.",
    href: "/docs/concepts/dna",
    insteadOf: ["selection contest"],
  },
  {
    term: "Elitism",
    meaning: "Copying the fittest organisms unchanged into the next generation.",
    href: "/docs/concepts/dna",
    insteadOf: ["hall of fame"],
  },
  {
    term: "Evolution strategy",
    meaning:
      "Evolution by mutation and selection, without crossover. A single organism uses the (1+8) form: one parent produces eight mutants, and the fittest of all nine survives.",
    href: "/docs/concepts/organisms",
    insteadOf: ["evolutionary strategy"],
  },
  {
    term: "Hyperparameter",
    meaning: "A setting that you choose before a run, such as the mutation rate or the learning rate.",
    href: "/docs/quick-start",
    insteadOf: ["tuning parameter"],
  },
  {
    term: "Neural network",
    meaning: "The part of an organism that maps what it senses to a behavior; in code, a `NeuralNetwork`.",
    href: "/docs/concepts/neural",
    insteadOf: ["neural net", "perceptron"],
  },
  {
    term: "Weight",
    meaning: "The strength of one connection in a neural network. Training and evolution change weights.",
    href: "/docs/concepts/neural",
    insteadOf: ["connection strength"],
  },
  {
    term: "Activation function",
    meaning: "The nonlinear function that a neuron applies to the sum of its weighted inputs.",
    href: "/docs/concepts/neural",
    insteadOf: ["transfer function", "squashing function"],
  },
  {
    term: "Loss",
    meaning: "A number that shows how far a network’s outputs are from the targets; 0.0 is a perfect match.",
    href: "/docs/concepts/neural",
    insteadOf: ["cost function"],
  },
  {
    term: "Training example",
    meaning: "An input together with the output that the network should learn.",
    href: "/docs/concepts/neural",
    insteadOf: ["training sample"],
  },
  {
    term: "Epoch",
    meaning: "One pass over all training examples.",
    href: "/docs/concepts/neural",
    insteadOf: ["training round"],
  },
  {
    term: "Gradient descent",
    meaning: "Changing the weights in small steps in the direction that reduces the loss.",
    href: "/docs/concepts/neural",
    insteadOf: ["steepest descent"],
  },
  {
    term: "Backpropagation",
    meaning:
      "An algorithm that computes how the loss changes with each weight, from the last layer back to the first.",
    href: "/docs/concepts/neural",
    insteadOf: ["back-propagation"],
  },
  {
    term: "Environment",
    meaning: "A two-dimensional world with resources, in which organisms act step by step.",
    href: "/docs/concepts/organisms",
    insteadOf: ["habitat", "arena"],
  },
  {
    term: "Cluster",
    meaning: "A group of nearby organisms that vote on a shared behavior.",
    href: "/docs/concepts/network",
    insteadOf: ["colony"],
  },
  {
    term: "Gossip protocol",
    meaning:
      "Spreading a message from neighbor to neighbor until it expires or every organism within reach has it.",
    href: "/docs/concepts/network",
    insteadOf: ["epidemic broadcast"],
  },
  {
    term: "Hop",
    meaning: "One transfer of a message from an organism to a neighbor.",
    href: "/docs/concepts/network",
    insteadOf: ["relay step"],
  },
  {
    term: "Time to live",
    meaning: "The maximum number of hops that a message can make.",
    href: "/docs/concepts/network",
    insteadOf: ["hop limit"],
  },
] satisfies ContentRecord<"glossaryTerm">[];

/** The documentation's terms, in the order of the chapters. `insteadOf` lists synonyms that pages avoid. */
export const glossary = [...conceptTerms, ...methodTerms];
