import { recommended } from "../../parameters.ts";
import type { ApiModule } from "../../schema.ts";

export const dnaModule: ApiModule = {
  name: "DNA",
  description: "Draw or restore DNA, read and set genes, mutate and cross sequences, and compare them.",
  slug: "api/dna",
  concept: "concepts/dna",
  sections: [
    {
      title: "Creation",
      intro:
        "DNA is drawn from a seed or made of bytes that you have saved. Nothing changes it afterwards: every operation gives new DNA.",
      groups: [
        { functions: ["DNA::random", "DNA::from_seed"], sample: "rust/api/dna-random.rs" },
        { functions: ["DNA::from_sequence"], sample: "rust/api/dna-from-sequence.rs" },
      ],
      types: ["DNA"],
    },
    {
      title: "Genes",
      intro:
        "The first six bytes are the genes, in alphabetical order: `aggression`, `curiosity`, `metabolism`, `sociability`, `speed` and `vision`. A byte of 255 is the value 1.0.",
      groups: [
        { functions: ["DNA::gene", "DNA::genes"], sample: "rust/api/dna-gene.rs" },
        { functions: ["DNA::with_gene"], sample: "rust/api/dna-with-gene.rs" },
      ],
      types: [],
    },
    {
      title: "Genetic Ops",
      intro:
        "Mutation changes one sequence, crossover combines two. All of them take a seed, so a result can be repeated. A rate of 0.01-0.1 explores on purpose; 0.001-0.01 is the rate of ordinary copying errors. With `GeneticOperator` you add a change of your own.",
      groups: [
        { functions: ["DNA::mutate"], sample: "rust/api/dna-mutate.rs" },
        { functions: ["DNA::crossover"], sample: "rust/api/dna-crossover.rs" },
        {
          functions: ["DNA::mutate_by", "Mutation::probability"],
          sample: "rust/api/dna-mutate-by.rs",
        },
        { functions: ["DNA::replicate"], sample: "rust/api/dna-replicate.rs" },
        {
          functions: ["GeneticOperator::name", "GeneticOperator::apply"],
          sample: "rust/api/genetic-operator-apply.rs",
        },
      ],
      types: ["Mutation", "GeneticOperator"],
    },
    {
      title: "Analysis",
      intro:
        "The checksum tells whether two sequences are equal, the distance tells how far they are apart. Store sequence, version and checksum together.",
      groups: [
        {
          functions: ["DNA::sequence", "DNA::version", "DNA::checksum", "DNA::verify"],
          sample: "rust/api/dna-checksum.rs",
        },
        { functions: ["DNA::distance"], sample: "rust/api/dna-distance.rs" },
      ],
      types: [],
    },
  ],
};

/** The best-practices card of the page. */
export const dnaPractices = {
  dos: [
    "Use from_seed in tests: what random gives depends on the calls before it",
    `To explore, keep the mutation rate between ${recommended.mutationRate.from} and ${recommended.mutationRate.to}`,
    "Verify a sequence that comes from a file or a network before you use it",
    "Use a new seed for each child, or all of them mutate in the same places",
  ],
  donts: [
    "Compare genes for equality: a value is rounded to the nearest of 256 steps",
    "Expect genes to stay in place after an insertion or deletion: everything behind it moves",
    "Read a distance near 0.5 as half related: two strangers differ in about half of their bits",
    "Take the checksum for a signature: whoever changes the sequence can make a new one",
  ],
} as const;
