import type { ContentRecord } from "../../schema.ts";

/** Completed is what the chapters before this one have led to; the rest a reader brings along. */
export const advancedPrerequisites = [
  {
    title: "A working installation",
    description: "The check program of the installation page prints its three lines.",
    completed: true,
  },
  {
    title: "The four core concepts",
    description: "You can say what DNA, network, behavior and cluster have to do with one another.",
    completed: true,
  },
  {
    title: "A population that you have evolved",
    description: "You have run the evolution example and know what its settings do.",
    completed: true,
  },
  {
    title: "Traits and function pointers in Rust",
    description: "Extensions implement a trait. A fitness of your own is passed as a function.",
    completed: false,
  },
  {
    title: "Threads and async functions",
    description: "You know when work is shared among cores and when a program only waits.",
    completed: false,
  },
  {
    title: "A question with a number in it",
    description: "What should rise, from where to where? Without it, no tuning has an end.",
    completed: false,
  },
] satisfies ContentRecord<"checklistItem">[];

export const advancedTopics = [
  {
    icon: "brain",
    href: "/docs/advanced/concepts",
    covers: [
      "Several goals at once, and co-evolution",
      "Recurrent networks and attention",
      "Swarms and self-organizing systems",
    ],
    buildsOn: "All four core concepts",
  },
  {
    icon: "zap",
    href: "/docs/advanced/performance",
    covers: ["Parallel processing", "Memory and streams", "A benchmark with 100, 1000 and 10000 organisms"],
    buildsOn: "A population that you have evolved",
  },
  {
    icon: "boxes",
    href: "/docs/advanced/extensions",
    covers: ["Genetic operators of your own", "A plugin architecture"],
    buildsOn: "DNA and Genetics, and traits in Rust",
  },
  {
    icon: "monitor",
    href: "/docs/advanced/deployment",
    covers: ["Production configuration", "Clustering"],
    buildsOn: "Network Communication, and async functions",
  },
  {
    icon: "microscope",
    href: "/docs/advanced/research",
    covers: ["Experimental algorithms", "Research methods", "Future directions"],
    buildsOn: "Evolution with seeds, and a question with a number in it",
  },
] satisfies ContentRecord<"topic">[];

export const advancedPractices = {
  dos: [
    "Measure before you change anything, and keep the number",
    "Try every idea with several seeds",
    "Take the simplest setting that answers your question",
  ],
  donts: [
    "Optimize a debug build",
    "Combine two new techniques before each has worked alone",
    "Go to production with a setting that you have seen work only once",
  ],
} as const;
