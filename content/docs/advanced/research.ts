import type { Experiment } from "#experiments/experiment.ts";
import { compared } from "../../measured.ts";
import { exampleSettings, ranges } from "../../parameters.ts";
import { type Output, printed, printedAll } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

interface Result {
  label: string;
  mean: number;
  /** Sample standard deviation. */
  spread: number;
  /** Standard error of the mean. */
  error: number;
}

/** The arms of `same-budget`, in the order in which it prints them. */
export const budgetArms = [
  "random search",
  "(1+8) strategy",
  "population",
  "population, rate 0.03",
  "population, rate 0.03, crossover 0.1",
] as const;

/** The replicates behind each line that the programs print. */
const replicates = 30;

/** Joins each arm with its result, which `same-budget` prints on the next line. */
const inLines = ({ name, html }: Output): Output => ({ name, html: html.replaceAll(":\n  ", ": ") });

/** The mean, standard deviation and standard error of each arm, in the order of the output. */
export function meansOf(output: Output, arms: readonly string[]): Result[] {
  const values = printedAll(inLines(output), "… mean ?, SD ?,", arms.length * 2).map(Number);
  return arms.map((label, row) => {
    const [mean = 0, spread = 0] = values.slice(row * 2);
    // The printed standard error is rounded too much to be drawn.
    return { label, mean, spread, error: spread / Math.sqrt(replicates) };
  });
}

/** How far the mean of one arm is above that of another, and the standard error of the difference. */
export function comparison(output: Output, arm: string, other: string) {
  const value = (name: string, line: string) => Number(printed(inLines(output), `${name}: ${line}`));
  const difference = value(arm, "mean ?,") - value(other, "mean ?,");
  const variances = [arm, other].map((name) => value(name, "… SD ?,") ** 2);
  const error = Math.sqrt((variances[0] ?? 0) / replicates + (variances[1] ?? 0) / replicates);
  return { difference: difference.toFixed(3), error: error.toFixed(3) };
}

/** What the experiments show about three settings of `EvolutionConfig`, beside the documented ranges. */
export function supportedSettings(rates: Experiment, tournaments: Experiment, crossovers: Experiment) {
  const gain = (experiment: Experiment, setting: string, other: string) => {
    const { difference, errors } = compared(experiment, "best fitness", setting, other);
    return `${difference} (${errors}\u00a0SE)`;
  };
  const { mutationRate, tournamentSize, crossoverRate } = ranges;
  const range = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;
  return {
    columns: ["Setting", "Range", "Default", "Supported", "Gain in best fitness"],
    rows: [
      [
        "Mutation rate",
        range(mutationRate),
        `${exampleSettings.evolution.mutationRate}`,
        "0.02-0.05",
        `0.02 over the default: ${gain(rates, "0.02", "0.01")}`,
      ],
      [
        "Tournament size",
        range(tournamentSize),
        "3",
        "3-7",
        `5 over the default: ${gain(tournaments, "5", "3")}`,
      ],
      [
        "Crossover rate",
        range(crossoverRate),
        `${exampleSettings.evolution.crossoverRate}`,
        "0.5-0.9",
        `the default over no crossover: ${gain(crossovers, "0.8", "0")}`,
      ],
    ],
  };
}

export const experimentalAlgorithms = {
  columns: ["Method", "Idea", "In the library", "What you would add"],
  rows: [
    [
      "Novelty search",
      "Select for behavior that has not been seen before",
      "Behaviors and positions, to describe what an organism did",
      "An archive, a distance and your own evolution loop, because novelty changes as the archive grows",
    ],
    [
      "MAP\u2011Elites",
      "Keep the best organism in each cell of a behavior map",
      "Genes and behaviors as the axes of the map",
      "The map, and a loop that mutates organisms from random cells",
    ],
    [
      "Island model",
      "Several populations that exchange a few members",
      "`DNA::crossover` and `DNA::mutate`; `Population` only for islands without migration",
      "A loop over DNA for each island, and migration: you can’t add organisms to a `Population`",
    ],
    [
      "Growing networks (NEAT)",
      "Evolve topology and weights together",
      "DNA of 16 to 4096 bytes, with insertions and deletions",
      "A decoder from DNA to neurons and connections, aligned crossover, and speciation",
    ],
    [
      "Learning guides evolution",
      "Measure fitness after a lifetime of learning; inherit only the DNA",
      "`NeuralNetwork::from_dna` and `train_all`",
      "A fitness function that trains the network before it scores it",
    ],
  ],
} as const;

export const experimentRecord = {
  columns: ["Record", "Why"],
  rows: [
    [
      "Versions of the library and of your program",
      "Another version can draw random numbers in a different order",
    ],
    ["Every parameter, defaults included", "Defaults can change"],
    ["All seeds, not only those shown", "Others can repeat everything and see that nothing was left out"],
    ["Number of fitness evaluations", "Methods are comparable only at equal cost"],
    ["Checksum of the best DNA", "It shows whether a repetition produced the same organism"],
    [
      "What you tried and dropped",
      "One success in ten attempts is weaker evidence than one in a single attempt",
    ],
  ],
} as const;

export const researchPractices = {
  dos: [
    "Fix the question, the metric and the seeds before the run that answers it",
    "Report the mean, the standard deviation and the number of replicates, and compare means with their standard errors",
    "Include random search and the (1+8) evolution strategy as baselines",
    "Also publish negative results",
  ],
  donts: [
    "Choose a setting and test it with the same seeds",
    "Add seeds until the difference becomes significant",
    "Report the best run as if it were typical",
    "Compare methods after the same number of generations if their evaluations per generation differ",
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
