import type { ContentRecord } from "../../schema.ts";

export const basicExamples = {
  create: {
    title: "Create an Organism",
    description: "Create Ada and compare the organism before and after you initialize its network.",
    difficulty: "Beginner",
    duration: "5 min",
    code: "rust/examples/create-organism.rs",
    expectedOutput: "output/examples/create-organism.txt",
  },
  genes: {
    title: "Read and Change Its Genes",
    description: "List Ada’s six genes, change one, mutate the sequence and compare the copies.",
    difficulty: "Beginner",
    duration: "8 min",
    code: "rust/examples/change-genes.rs",
    expectedOutput: "output/examples/change-genes.txt",
  },
  life: {
    title: "Follow a Whole Life",
    description:
      "Take Ada through all six stages of life and compare the organism’s behavior before and after evolution.",
    difficulty: "Beginner",
    duration: "10 min",
    code: "rust/examples/whole-life.rs",
    expectedOutput: "output/examples/whole-life.txt",
  },
  care: {
    title: "Feed, Pause and Resume",
    description:
      "Use up Ada’s energy, see how that affects health, then feed, pause and resume the organism.",
    difficulty: "Beginner",
    duration: "7 min",
    code: "rust/examples/feed-pause-resume.rs",
    expectedOutput: "output/examples/feed-pause-resume.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

export const basicPractices = {
  dos: [
    "Call `initialize_neural_network` right after you create an organism",
    "Use `DNA::from_seed` for organisms that others should be able to reproduce",
    "Store the full 64-digit checksum with every sequence you save",
    "Check the energy in long loops, and feed the organism before it runs out",
  ],
  donts: [
    "Expect `with_gene` or `mutate` to change DNA in place: both return a copy",
    "Set a gene outside 0.0-1.0: the call fails, and the value isn’t clamped",
    "Feed a paused organism: feed it first, then pause it",
    "Terminate an organism that you still need: termination is permanent",
  ],
} as const;
