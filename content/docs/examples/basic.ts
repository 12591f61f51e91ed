import type { ContentRecord } from "../../schema.ts";

export const basicExamples = {
  create: {
    title: "Create an Organism",
    description: "Make one organism, look at it before and after initialization, and see what a newborn has.",
    difficulty: "Beginner",
    duration: "5 min",
    code: "rust/examples/create-organism.rs",
    expectedOutput: "output/examples/create-organism.txt",
  },
  genes: {
    title: "Read and Change Its Genes",
    description: "List six genes, set one, mutate the sequence, and let the checksum tell the copies apart.",
    difficulty: "Beginner",
    duration: "8 min",
    code: "rust/examples/change-genes.rs",
    expectedOutput: "output/examples/change-genes.txt",
  },
  life: {
    title: "Follow a Whole Life",
    description:
      "Go through all six stages of life, and compare how the organism behaves before and after it evolves.",
    difficulty: "Beginner",
    duration: "10 min",
    code: "rust/examples/whole-life.rs",
    expectedOutput: "output/examples/whole-life.txt",
  },
  care: {
    title: "Feed, Pause and Resume",
    description: "Use up an organism’s energy, see what that costs, feed it, and make it wait.",
    difficulty: "Beginner",
    duration: "7 min",
    code: "rust/examples/feed-pause-resume.rs",
    expectedOutput: "output/examples/feed-pause-resume.txt",
  },
} satisfies Record<string, ContentRecord<"example">>;

export const basicPractices = {
  dos: [
    "Call initialize_neural_network once, directly after you create an organism",
    "Use DNA::from_seed when others must get the same organism; DNA::random depends on the calls before it",
    "Keep the whole checksum, 64 digits, beside every sequence that you store",
    "Watch energy in long loops and feed before it reaches 0.0",
  ],
  donts: [
    "Expect with_gene or mutate to change DNA: both return a copy",
    "Write a gene outside 0.0-1.0: it is refused, never cut to fit",
    "Pause an organism to give it food; feed first, then pause",
    "Terminate an organism that you still need: there is no way back",
  ],
} as const;
