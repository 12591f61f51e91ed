import { ranges } from "../parameters.ts";
import type { ContentRecord } from "../schema.ts";

export const firstOrganismPrograms = [
  {
    language: "Rust",
    title: "src/main.rs: first organism",
    code: "rust/first-organism.rs",
    explanation:
      "Replace the contents of `src/main.rs` with this program, then run it from the project folder.",
    runTitle: "Run the first organism in Rust",
    run: "shell/run-rust-program.sh",
  },
  {
    language: "Python",
    title: "first-organism.py",
    code: "python/first-organism.py",
    explanation: "Save this program as `first-organism.py`, then run it in the active environment.",
    runTitle: "Run the first organism in Python",
    run: "shell/run-first-organism.sh",
  },
] satisfies ContentRecord<"program">[];

// Both programs print the same lines, so one captured output is enough.
export const firstOrganismOutput = {
  title: "Expected output of the first organism",
  sample: "output/first-organism.txt",
} as const;

export const populationPrograms = [
  {
    language: "Rust",
    title: "src/main.rs: population evolution",
    code: "rust/population-evolution.rs",
    explanation: "Replace the first program with this one. `Cargo.toml` doesn’t change.",
    runTitle: "Run the population in Rust",
    run: "shell/run-rust-program.sh",
  },
  {
    language: "Python",
    title: "population-evolution.py",
    code: "python/population-evolution.py",
    explanation: "Save this program as `population-evolution.py` next to the first one.",
    runTitle: "Run the population in Python",
    run: "shell/run-population-evolution.sh",
  },
] satisfies ContentRecord<"program">[];

export const populationOutput = {
  title: "Expected output of the population",
  sample: "output/population-evolution.txt",
} as const;

export const organismPoints = [
  {
    icon: "dna",
    title: "DNA",
    description: `A byte sequence with a checksum and named genes, whose values range from ${ranges.gene.from} to ${ranges.gene.to}.`,
  },
  {
    icon: "brain",
    title: "Neural network",
    description:
      "The network is built from the DNA at initialization. An organism needs it to interact, learn, evolve or reproduce.",
  },
  {
    icon: "activity",
    title: "State",
    description: "Health and energy (0.0 to 1.0), age, generation, fitness and current behavior.",
  },
] satisfies ContentRecord<"pointCard">[];

const settings = { populationSize: 100, mutationRate: 0.01, crossoverRate: 0.8, generations: 100 } as const;

export const populationPoints = [
  {
    icon: "users",
    title: "Population size",
    figure: String(settings.populationSize),
    description: `The number of organisms in each generation, ${documented(ranges.populationSize)}`,
  },
  {
    icon: "zap",
    title: "Mutation rate",
    figure: String(settings.mutationRate),
    description: `The probability that a byte of a child’s DNA mutates, ${documented(ranges.mutationRate)}`,
  },
  {
    icon: "git-branch",
    title: "Crossover rate",
    figure: String(settings.crossoverRate),
    description: `The probability that a child combines the DNA of two parents, ${documented(ranges.crossoverRate)}`,
  },
  {
    icon: "chart-line",
    title: "Generations",
    figure: String(settings.generations),
    description:
      "The number of rounds of selection and reproduction. It must be at least 1 and has no upper limit.",
  },
] satisfies ContentRecord<"pointCard">[];

function documented({ from, to }: { from: string; to: string }): string {
  return `from ${from} to ${to}.`;
}
