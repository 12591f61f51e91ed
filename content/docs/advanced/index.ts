import type { ContentRecord } from "../../schema.ts";

/** The documentation covers the completed items; the others are prior knowledge. */
export const advancedPrerequisites = [
  {
    title: "A working installation",
    description: "You have run the test program from the installation page.",
    completed: true,
  },
  {
    title: "The four core concepts",
    description: "You know how DNA, neural networks, behavior and clusters fit together.",
    completed: true,
  },
  {
    title: "An evolved population",
    description: "You have run the evolution example and know what its settings do.",
    completed: true,
  },
  {
    title: "Traits and function pointers in Rust",
    description: "Operators implement a trait; a custom fitness function is passed as a function pointer.",
    completed: false,
  },
  {
    title: "Threads and async functions",
    description: "You know when to run work in parallel and when to wait for it asynchronously.",
    completed: false,
  },
  {
    title: "A measurable question",
    description: "You have a metric to improve, a baseline and a target.",
    completed: false,
  },
] satisfies ContentRecord<"checklistItem">[];

export const advancedTopics = [
  {
    icon: "brain",
    href: "/docs/advanced/concepts",
    covers: [
      "Multi-objective evolution and co-evolution",
      "Recurrent networks and attention",
      "Swarms and self-organizing systems",
    ],
    buildsOn: "All four core concepts",
  },
  {
    icon: "zap",
    href: "/docs/advanced/performance",
    covers: ["Parallel processing", "Memory and streams", "A benchmark with 100, 1000 and 10000 organisms"],
    buildsOn: "An evolved population",
  },
  {
    icon: "boxes",
    href: "/docs/advanced/extensions",
    covers: ["Custom genetic operators", "A plugin architecture"],
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
    buildsOn: "Evolution with seeds, and a measurable question",
  },
] satisfies ContentRecord<"topic">[];

export const advancedPractices = {
  dos: [
    "Record a baseline before you change anything",
    "Test every idea with several seeds",
    "Choose the simplest setup that answers your question",
  ],
  donts: [
    "Optimize a debug build",
    "Combine two new techniques before each has worked on its own",
    "Deploy a configuration that you have tested only once",
  ],
} as const;
