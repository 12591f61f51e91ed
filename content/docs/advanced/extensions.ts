import type { ContentRecord } from "../../schema.ts";

export const extensionItems = {
  operators: {
    title: "Custom genetic operators",
    description: "A change of DNA that you write and the population applies to every child.",
    useCases: [
      "Small steps where a flipped bit would be a leap",
      "Limits that every body must keep, such as a budget or a lowest value",
      "Insertions, deletions and inversions, which a population does not make by itself",
      "Changes that know your problem, such as exchanging two neurons",
    ],
  },
  plugins: {
    title: "Plugin architecture",
    description: "A registry that makes operators by name, so that a text can choose and order them.",
    useCases: [
      "Experiments that differ in their settings and not in their code",
      "Operators by several teams, each in a separate crate or package",
      "A catalog of tested operators for a group of researchers",
      "Configuration files of programs in production",
    ],
  },
} as const satisfies Record<string, ContentRecord<"extensionItem">>;

export const chainSteps = [
  { name: "select", by: "library" },
  { name: "cross", by: "library" },
  { name: "mutate", by: "library" },
  { name: "invert 0.05", by: "plugin" },
  { name: "floor 0.2", by: "plugin" },
  { name: "measure", by: "library" },
] as const;

export const extensionPoints = {
  columns: ["You want to change", "Use", "What it gets"],
  rows: [
    ["How a child’s DNA varies", "`Population::add_operator`", "The mutated DNA and a seed"],
    ["What counts as fit", "`Population::with_fitness`", "DNA; in Rust a function without state"],
    ["What happens between generations", "`Population::stream`", "A record; the loop is yours"],
    ["How parents are chosen", "A loop of your own", "`DNA::crossover`, `DNA::mutate`, `Tron`"],
    ["What a network computes", "`NeuralNetwork::from_dna`", "DNA, sizes of layers, an activation"],
  ],
} as const;

export const extensionPractices = {
  dos: [
    "Derive every choice of an operator from its seed.",
    "Put the operator that guarantees a rule last.",
    "Compare with a control that changes as much, but without your idea.",
    "Refuse a bad setting before the run begins, with a message that names it.",
  ],
  donts: [
    "Don’t read the clock, a file or a global counter in apply: the run could not be repeated.",
    "Don’t return an error for a child that is merely bad; that is what fitness is for.",
    "Don’t let two plugins share a name.",
    "Don’t write past byte 5 when you mean genes, nor before byte 6 when you mean weights.",
  ],
};

export const extensionReferences = [
  {
    authors: "Michalewicz, Z.",
    title: "Genetic Algorithms + Data Structures = Evolution Programs",
    venue: "Springer, third edition",
    year: 1996,
  },
  {
    authors: "Parnas, D. L.",
    title: "On the criteria to be used in decomposing systems into modules",
    venue: "Communications of the ACM 15",
    year: 1972,
  },
  {
    authors: "Steele, G. L., Lea, D., Flood, C. H.",
    title: "Fast splittable pseudorandom number generators",
    venue: "Object-Oriented Programming, Systems, Languages and Applications (OOPSLA)",
    year: 2014,
  },
] as const satisfies readonly ContentRecord<"reference">[];
