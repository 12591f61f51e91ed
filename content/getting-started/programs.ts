import { ranges } from "../parameters.ts";
import type { ContentRecord } from "../schema.ts";

export const firstOrganismPrograms = [
  {
    language: "Rust",
    title: "src/main.rs: first organism",
    code: "rust/first-organism.rs",
    explanation: "Replace everything in src/main.rs with this program, then run it from the project folder.",
    runTitle: "Run the first organism in Rust",
    run: "shell/run-rust-program.sh",
  },
  {
    language: "Python",
    title: "first-organism.py",
    code: "python/first-organism.py",
    explanation: "Save this as first-organism.py, then run it while the environment is active.",
    runTitle: "Run the first organism in Python",
    run: "shell/run-first-organism.sh",
  },
] satisfies ContentRecord<"program">[];

// One captured output serves both languages: the programs print the same lines.
export const firstOrganismOutput = {
  title: "Expected output of the first organism",
  sample: "output/first-organism.txt",
} as const;

export const populationPrograms = [
  {
    language: "Rust",
    title: "src/main.rs: population evolution",
    code: "rust/population-evolution.rs",
    explanation: "Put this program in the place of the first one. Cargo.toml stays as it is.",
    runTitle: "Run the population in Rust",
    run: "shell/run-rust-program.sh",
  },
  {
    language: "Python",
    title: "population-evolution.py",
    code: "python/population-evolution.py",
    explanation: "Save this as population-evolution.py beside the first program.",
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
    description: `Named genes with values from ${ranges.gene.from} to ${ranges.gene.to}, a byte sequence, and a checksum over it.`,
  },
  {
    icon: "brain",
    title: "Neural network",
    description: "Built from the DNA when the organism is initialized, before it can interact or evolve.",
  },
  {
    icon: "activity",
    title: "State",
    description: "Health and energy from 0.0 to 1.0, age, generation, fitness and current behavior.",
  },
] satisfies ContentRecord<"pointCard">[];

const settings = { populationSize: 100, mutationRate: 0.01, crossoverRate: 0.8, generations: 100 } as const;

export const populationPoints = [
  {
    icon: "users",
    title: "Population size",
    figure: String(settings.populationSize),
    description: `Organisms in every generation. ${documented(ranges.populationSize)}`,
  },
  {
    icon: "zap",
    title: "Mutation rate",
    figure: String(settings.mutationRate),
    description: `The chance that a byte of a child’s DNA changes. ${documented(ranges.mutationRate)}`,
  },
  {
    icon: "git-branch",
    title: "Crossover rate",
    figure: String(settings.crossoverRate),
    description: `The chance that a child combines the DNA of two parents. ${documented(ranges.crossoverRate)}`,
  },
  {
    icon: "chart-line",
    title: "Generations",
    figure: String(settings.generations),
    description: "How many times new organisms follow the last ones. At least 1, with no upper limit.",
  },
] satisfies ContentRecord<"pointCard">[];

function documented({ from, to }: { from: string; to: string }): string {
  return `The documented range is ${from} to ${to}.`;
}
