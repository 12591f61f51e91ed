import { type Output, printedAll } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

interface Result {
  label: string;
  mean: number;
  /** Sample standard deviation. */
  spread: number;
}

/** Printed by `seeds-and-spread` for rates 0.01 and 0.02. The last two rows need an added `compare(201..=260, …)`. */
export const seedResults: readonly Result[] = [
  { label: "rate 0.01, seeds 1 to 10", mean: 0.77, spread: 0.014 },
  { label: "rate 0.02, seeds 1 to 10", mean: 0.787, spread: 0.01 },
  { label: "rate 0.01, seeds 101 to 110", mean: 0.774, spread: 0.018 },
  { label: "rate 0.02, seeds 101 to 110", mean: 0.784, spread: 0.018 },
  { label: "rate 0.01, seeds 201 to 260", mean: 0.783, spread: 0.019 },
  { label: "rate 0.02, seeds 201 to 260", mean: 0.785, spread: 0.02 },
];

/** Pairs of runs with the same seed: how many the rate 0.02 won against 0.01, and its mean gain. */
interface PairSeries {
  wins: number;
  of: number;
  gain: string;
}

/** The two series that `seeds-and-spread` prints: seeds 1 to 10, then 101 to 110. */
export function pairSeries(output: Output): PairSeries[] {
  const gains = printedAll(output, "mean gain ?,", 2);
  return printedAll(output, "0.02 beats 0.01 in ? of 10 pairs", 2).map((wins, index) => ({
    wins: Number(wins),
    of: 10,
    gain: gains[index] ?? "",
  }));
}

/** Seeds 201 to 260, which need the added `compare`; the standard error is that of the gain. */
export const longSeries = { wins: 33, of: 60, gain: "0.003", standardError: "0.003" } as const;

/** A two-sided sign test: in how many of a hundred series of coin tosses one side wins at least as many. */
export function signTest({ wins, of }: Pick<PairSeries, "wins" | "of">): number {
  const ways = (heads: number): number => (heads === 0 ? 1 : (ways(heads - 1) * (of + 1 - heads)) / heads);
  const atLeast = Array.from({ length: of + 1 - wins }, (_, more) => ways(wins + more));
  return Math.round((2 * atLeast.reduce((sum, each) => sum + each, 0) * 100) / 2 ** of);
}

/** Printed by `same-budget`. */
export const budgetResults: readonly Result[] = [
  { label: "hill climber, rate 0.03", mean: 0.79, spread: 0.014 },
  { label: "random search", mean: 0.55, spread: 0.023 },
  { label: "population, rate 0.01", mean: 0.774, spread: 0.018 },
  { label: "population, rate 0.03", mean: 0.794, spread: 0.016 },
];

export const experimentalAlgorithms = {
  columns: ["Method", "Idea", "In the library", "What you would add"],
  rows: [
    [
      "Novelty search",
      "Reward what has not been done yet instead of what is good",
      "Behaviors and positions to describe what was done",
      "An archive, a distance, and a loop of your own: novelty changes as the archive grows",
    ],
    [
      "MAP-Elites",
      "Keep the best organism of each kind, not the best of all",
      "Genes and behaviors as axes of the map",
      "The map, and a loop that mutates random cells of it",
    ],
    [
      "Island model",
      "Several populations that exchange a few members",
      "`DNA::crossover` and `DNA::mutate`; `Population` only for islands without migration",
      "A loop over DNA for each island, and migration: a `Population` takes in no organisms from outside",
    ],
    [
      "Growing networks (NEAT)",
      "Evolve the wiring together with the weights",
      "DNA of 16 to 4096 bytes, with insertions and deletions",
      "A reading of DNA as neurons and links, a crossover that aligns them, and a division into species that protects new wirings",
    ],
    [
      "Learning guides evolution",
      "Measure fitness after a life of learning, inherit only the DNA",
      "`NeuralNetwork::from_dna` and `train_all`",
      "A fitness function that trains the network before it measures",
    ],
  ],
} as const;

export const experimentRecord = {
  columns: ["Write down", "Why"],
  rows: [
    ["Version of the library and of your program", "Another version may draw chance in another order"],
    ["Every parameter, defaults included", "A default that changes later would change your result"],
    ["All seeds, not only those shown", "Others repeat the whole, and see that none was left out"],
    ["Number of fitness evaluations", "Methods are comparable only for equal effort"],
    ["The checksum of the best DNA", "One line proves that a repetition gave the same organism"],
    ["What you tried and dropped", "Ten attempts with one success are not one success"],
  ],
} as const;

export const researchPractices = {
  dos: [
    "State the question, the measure and the seeds before the run that answers it.",
    "Report mean, spread and number of seeds, and count the pairs that each setting wins.",
    "Include random search and a hill climber with the same number of evaluations.",
    "Publish results that disappoint: they save others the same work.",
  ],
  donts: [
    "Don’t pick a setting and prove it on the same seeds.",
    "Don’t stop adding seeds at the moment when the difference looks right.",
    "Don’t report the best run as if it were the usual one.",
    "Don’t compare methods after equal generations if one of them evaluates more organisms in each.",
  ],
};

export const researchReferences = [
  {
    authors: "Bedau, M. A., McCaskill, J. S., Packard, N. H., Rasmussen, S., and others",
    title: "Open problems in artificial life",
    venue: "Artificial Life 6",
    year: 2000,
  },
  {
    authors: "Eiben, A. E., Jelasity, M.",
    title: "A critical note on experimental research methodology in EC",
    venue: "Congress on Evolutionary Computation (CEC)",
    year: 2002,
  },
  {
    authors: "Hinton, G. E., Nowlan, S. J.",
    title: "How learning can guide evolution",
    venue: "Complex Systems 1",
    year: 1987,
  },
  {
    authors: "Hooker, J. N.",
    title: "Testing heuristics: We have it all wrong",
    venue: "Journal of Heuristics 1",
    year: 1995,
  },
  {
    authors: "Jones, T.",
    title: "Crossover, macromutation, and population-based search",
    venue: "Proceedings of the Sixth International Conference on Genetic Algorithms",
    year: 1995,
  },
  {
    authors: "Lehman, J., Stanley, K. O.",
    title: "Abandoning objectives: Evolution through the search for novelty alone",
    venue: "Evolutionary Computation 19",
    year: 2011,
  },
  {
    authors: "Mouret, J.-B., Clune, J.",
    title: "Illuminating search spaces by mapping elites",
    venue: "arXiv",
    year: 2015,
  },
  {
    authors: "Stanley, K. O., Miikkulainen, R.",
    title: "Evolving neural networks through augmenting topologies",
    venue: "Evolutionary Computation 10",
    year: 2002,
  },
  {
    authors: "Whitley, D., Rana, S., Heckendorn, R. B.",
    title: "The island model genetic algorithm: On separability, population size and convergence",
    venue: "Journal of Computing and Information Technology 7",
    year: 1999,
  },
] as const satisfies readonly ContentRecord<"reference">[];
