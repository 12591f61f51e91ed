import { recommended } from "../../parameters.ts";
import type { ApiModule } from "../../schema.ts";

export const dnaModule: ApiModule = {
  name: "DNA",
  icon: "dna",
  description: "Generate or restore DNA, read and set genes, mutate and combine sequences, and compare them.",
  slug: "api/dna",
  concept: "concepts/dna",
  sections: [
    {
      title: "Creation",
      intro: "Generate DNA from a seed, or restore it from saved bytes.",
      groups: [
        { functions: ["DNA::random", "DNA::from_seed"], sample: "rust/api/dna-random.rs" },
        { functions: ["DNA::from_sequence"], sample: "rust/api/dna-from-sequence.rs" },
      ],
      types: ["DNA"],
    },
    {
      title: "Genes",
      intro:
        "The first six bytes are the genes in alphabetical order: `aggression`, `curiosity`, `metabolism`, `sociability`, `speed` and `vision`. Byte values 0-255 map to gene values 0.0-1.0.",
      groups: [
        { functions: ["DNA::gene", "DNA::genes"], sample: "rust/api/dna-gene.rs" },
        { functions: ["DNA::with_gene"], sample: "rust/api/dna-with-gene.rs" },
      ],
      types: [],
    },
    {
      title: "Genetic Ops",
      intro:
        "Mutation changes one sequence; crossover combines two. For a custom operation, implement `GeneticOperator`.",
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
        "Checksums show whether two sequences are equal; the distance shows how much they differ. Save the sequence, version and checksum together.",
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
    "Use `from_seed` in tests: the result of `random` depends on earlier calls",
    `For exploration, use a mutation rate between ${recommended.mutationRate.from} and ${recommended.mutationRate.to}`,
    "Verify a sequence from a file or the network before you use it",
    "Use a different seed for each child, or they all mutate at the same positions",
  ],
  donts: [
    "Compare gene values for equality: they are rounded to multiples of 1/255",
    "Expect genes to keep their positions after an insertion or deletion: all later bytes shift",
    "Treat a distance of 0.5 as a sign of similarity: unrelated sequences differ in about half of their bits",
    "Use the checksum as a signature: anyone who changes the sequence can compute a new one",
  ],
} as const;
