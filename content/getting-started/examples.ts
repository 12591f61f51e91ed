import type { ContentRecord } from "../schema.ts";

export const exampleCards = [
  {
    title: "Create an organism",
    description: "Build one organism from random DNA and print its health, energy and fitness.",
    difficulty: "Beginner",
    duration: "5 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Read and change its DNA",
    description: "List the genes by name, mutate the sequence and compare the two checksums.",
    difficulty: "Beginner",
    duration: "8 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Evolve a population",
    description: "Follow the best fitness from generation to generation, then vary the settings.",
    difficulty: "Intermediate",
    duration: "15 min",
    href: "/docs/examples/evolution",
  },
  {
    title: "Form a cluster",
    description: "Let organisms within reach of one another join up, then see when they agree.",
    difficulty: "Intermediate",
    duration: "15 min",
    href: "/docs/examples/clusters",
  },
] satisfies ContentRecord<"exampleCard">[];

export const useCasesTitle = "Use cases";

export const useCases = [
  {
    icon: "target",
    title: "Optimization",
    description: "Search for good parameters when you can score a solution but cannot derive one.",
  },
  {
    icon: "brain",
    title: "Machine Learning",
    description: "Improve network weights across generations, with or without training examples.",
  },
  {
    icon: "boxes",
    title: "Simulation",
    description: "Let organisms compete for limited resources in an environment, step by step.",
  },
  {
    icon: "bot",
    title: "Automation",
    description: "Let agents choose a behavior from their energy, their surroundings and their network.",
  },
  {
    icon: "microscope",
    title: "Research",
    description: "Study selection, cooperation and swarm behavior with settings that you can report.",
  },
  {
    icon: "shield-check",
    title: "Validation",
    description: "Compare runs under different settings and check DNA by its checksum.",
  },
] satisfies ContentRecord<"pointCard">[];
