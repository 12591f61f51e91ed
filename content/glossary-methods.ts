import type { ContentRecord } from "./schema.ts";

/** The glossary's terms about experiments and statistics. */
export const methodTerms = [
  {
    term: "Seed",
    meaning: "The number that initializes the PRNG. The same seed gives the same result.",
    href: "/docs/advanced/research",
    insteadOf: ["random state"],
  },
  {
    term: "PRNG",
    meaning: "A pseudorandom number generator: a deterministic algorithm whose output looks random.",
    href: "/docs/concepts/organisms",
    insteadOf: ["random generator"],
  },
  {
    term: "Deterministic",
    meaning: "Always producing the same output from the same input, including the seed.",
    href: "/docs/concepts/organisms",
    insteadOf: ["predetermined"],
  },
  {
    term: "Replicate",
    meaning: "A repeated run of the same experiment with a different seed.",
    href: "/docs/advanced/research",
    insteadOf: ["repeat run"],
  },
  {
    term: "Baseline",
    meaning: "The result that a new method has to beat, obtained under the same conditions.",
    href: "/docs/advanced/research",
    insteadOf: ["yardstick"],
  },
  {
    term: "Ablation",
    meaning: "Removing one part of a method to measure what that part contributes.",
    href: "/docs/advanced/research",
    insteadOf: ["knockout test"],
  },
  {
    term: "Standard deviation",
    meaning: "How much individual results vary around their mean.",
    href: "/docs/advanced/research",
    insteadOf: ["std dev"],
  },
  {
    term: "Standard error",
    meaning:
      "How uncertain a mean is: the standard deviation divided by the square root of the number of runs.",
    href: "/docs/advanced/research",
    insteadOf: ["standard uncertainty"],
  },
  {
    term: "Confidence interval",
    meaning:
      "A range computed so that it contains the true value in a stated percentage of experiments, such as 95%.",
    href: "/docs/advanced/research",
    insteadOf: ["confidence band"],
  },
  {
    term: "Agent-based model",
    meaning: "A simulation of individuals that act on their own in a shared environment.",
    href: "/docs/advanced/research",
    insteadOf: ["multi-agent system"],
  },
  {
    term: "ODD protocol",
    meaning: "A standard format for describing agent-based models: overview, design concepts and details.",
    href: "/docs/advanced/research",
    insteadOf: ["model description standard"],
  },
] satisfies ContentRecord<"glossaryTerm">[];
