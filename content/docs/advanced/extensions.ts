import { type Output, printedAll } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

export const extensionItems = {
  operators: {
    title: "Custom genetic operators",
    description: "Change every child’s DNA with your own code.",
    useCases: [
      "Small steps instead of bit flips",
      "Constraints such as a minimum or a budget",
      "Insertions, deletions and inversions, which a population doesn’t perform by itself",
      "Problem-specific changes, such as swapping two neurons",
    ],
  },
  plugins: {
    title: "Plugin architecture",
    description: "Choose and order operators by name.",
    useCases: [
      "Experiments that differ only in their settings",
      "Operators from several teams, each in its own crate or package",
      "Production settings that include operators",
    ],
  },
} as const satisfies Record<string, ContentRecord<"extensionItem">>;

export const chainSteps = [
  { name: "selection", by: "library" },
  { name: "crossover", by: "library" },
  { name: "mutation", by: "library" },
  { name: "invert 0.05", by: "plugin" },
  { name: "min-speed 0.2", by: "plugin" },
  { name: "evaluation", by: "library" },
] as const;

export const extensionPoints = {
  columns: ["To change", "Use", "Your code gets"],
  rows: [
    ["How a child’s DNA varies", "`Population::add_operator`", "The mutated DNA and a seed"],
    ["The fitness function", "`Population::with_fitness`", "DNA"],
    ["What happens between generations", "`Population::stream`", "A record of each generation"],
    ["Selection", "Your own loop", "`DNA::crossover`, `DNA::mutate`, `Tron`"],
    ["The network’s architecture", "`NeuralNetwork::from_dna`", "A network with the layers you specify"],
  ],
} as const;

/** The largest standard error of the mean in the output of `nudge-operator`, which has 30 seeds. */
export function standardError(output: Output): string {
  const deviations = ["no operator", "bit flips", "nudges"].flatMap((arm) =>
    printedAll(output, `${arm} … SD ?`, 1).map(Number),
  );
  return (Math.max(...deviations) / Math.sqrt(30)).toFixed(3);
}

export const extensionPractices = {
  dos: [
    "Derive all randomness in an operator from its seed",
    "Put the operator that enforces a constraint last",
    "Compare the operator with a control that changes just as much DNA",
    "Reject an invalid setting before the run starts",
  ],
  donts: [
    "Read the clock, a file or a global counter in apply: the run would no longer be reproducible",
    "Return an error for a child with low fitness: selection will remove it",
    "Change bytes 0 to 5 unless you mean to change genes: weights start at byte 6",
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
