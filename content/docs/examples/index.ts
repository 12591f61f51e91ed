import type { ContentRecord } from "../../schema.ts";

/** The chapters of the examples, in reading order. */
export const exampleChapters = [
  {
    title: "Basic Examples",
    description: "One organism at a time: create it, change its genes, follow its life, keep it alive.",
    duration: "15 min",
    href: "/docs/examples/basic",
  },
  {
    title: "Evolution Simulation",
    description: "A whole population: selection, mutation, and a fitness measure of your own.",
    duration: "25 min",
    href: "/docs/examples/evolution",
  },
  {
    title: "Neural Training",
    description: "Teach a network from examples, then let evolution find the weights instead.",
    duration: "30 min",
    href: "/docs/examples/neural",
  },
  {
    title: "Network Clusters",
    description: "Organisms that find each other, decide together and exchange messages.",
    duration: "20 min",
    href: "/docs/examples/clusters",
  },
  {
    title: "Advanced Examples",
    description: "Your own genetic operators, networks of another shape, and faster runs.",
    duration: "45 min",
    href: "/docs/examples/advanced",
  },
] satisfies ContentRecord<"chapter">[];

/** The time of all chapters. */
export const exampleMinutes = exampleChapters.reduce(
  (sum, { duration }) => sum + Number.parseInt(duration, 10),
  0,
);

export const examplePractices = {
  dos: [
    "Run an example unchanged first and compare its output with the page",
    "Change one number, guess what the output will be, then run it again",
    "Build with --release before you judge how fast a program is",
    "Write down seed and settings with every result that you want to show to others",
  ],
  donts: [
    "Delete the ? after a call in Rust to silence the compiler: it passes the error on",
    "Conclude from one seed that a setting is better; try several",
    "Start with the Expert programs: they use what the first chapters explain",
  ],
} as const;
