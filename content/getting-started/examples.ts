import type { ContentRecord } from "../schema.ts";

export const exampleCards = [
  {
    title: "Create an organism",
    description: "Create an organism from DNA and print its health, energy and fitness.",
    difficulty: "Beginner",
    duration: "5 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Read and change its DNA",
    description: "List the genes, mutate the sequence and compare the checksums before and after.",
    difficulty: "Beginner",
    duration: "8 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Evolve a population",
    description: "Track the best fitness over the generations, then vary the settings.",
    difficulty: "Intermediate",
    duration: "15 min",
    href: "/docs/examples/evolution",
  },
  {
    title: "Form a cluster",
    description: "Group nearby organisms and see when they agree on a behavior.",
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
    description: "Search for good parameters when you can score a solution but can’t derive one.",
  },
  {
    icon: "brain",
    title: "Machine Learning",
    description: "Optimize network weights with evolution, or with backpropagation on training examples.",
  },
  {
    icon: "boxes",
    title: "Simulation",
    description: "Build agent-based models in which organisms share an environment with limited resources.",
  },
  {
    icon: "bot",
    title: "Automation",
    description: "Let agents choose a behavior based on their energy and surroundings.",
  },
  {
    icon: "microscope",
    title: "Research",
    description: "Study selection, cooperation and swarm behavior in reproducible runs.",
  },
  {
    icon: "shield-check",
    title: "Validation",
    description: "Compare runs with different settings, and verify DNA against its checksum.",
  },
] satisfies ContentRecord<"pointCard">[];
