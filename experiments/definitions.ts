/** What is varied. */
interface Factor {
  name: string;
  values: readonly string[];
}

/** What is measured. */
export interface Measure {
  name: string;
  /** Decimal places of its mean. */
  places: number;
  /** Its plot has a logarithmic axis. */
  isLog?: boolean;
  /** Its smallest and largest possible value, which are then the ends of the axis. */
  range?: readonly [number, number];
}

export interface Definition {
  /** Names the program's subcommand and the results file. */
  name: string;
  question: string;
  /** Every combination of their values is one setting. The last factor is the x-axis of a plot. */
  factors: readonly Factor[];
  /** The first and the last seed of each setting. */
  seeds: readonly [number, number];
  measures: readonly Measure[];
  /** Its results depend on the machine, so they are not compared with stored ones. */
  isMachine?: boolean;
}

const fitness = [
  { name: "best fitness", places: 3 },
  { name: "average fitness", places: 3 },
  { name: "diversity", places: 3 },
] as const satisfies readonly Measure[];

// A population of 100 takes 100 evaluations and 95 for each generation: these are 10, 30, 100 and 300 generations.
const evaluations = [1050, 2950, 9600, 28_600];
// An evaluation of the learning task takes 16 forward passes: 10, 30, 100 and 200 generations.
const forwardPasses = [1050, 2950, 9600, 19_100].map((count) => 16 * count);

export const definitions: readonly Definition[] = [
  {
    name: "mutation-rate",
    question: "Which mutation rate gives the highest fitness after 100 generations of 100 organisms?",
    factors: [{ name: "mutation rate", values: ["0.001", "0.002", "0.005", "0.01", "0.02", "0.05", "0.1"] }],
    seeds: [1, 100],
    measures: fitness,
  },
  {
    name: "selection-pressure",
    question: "How do tournaments of different sizes change fitness and diversity?",
    factors: [{ name: "tournament size", values: ["2", "3", "5", "7", "10"] }],
    seeds: [1, 100],
    measures: fitness,
  },
  {
    name: "crossover",
    question: "Does crossover help, compared with mutation alone?",
    factors: [{ name: "crossover rate", values: ["0", "0.1", "0.5", "0.8", "0.9", "1"] }],
    seeds: [1, 100],
    measures: fitness,
  },
  {
    name: "equal-budget",
    question: "With the same number of fitness evaluations, is a population better than a single organism?",
    factors: [
      { name: "method", values: ["random search", "single (1+8)", "population 0.01", "population 0.03"] },
      { name: "evaluations", values: evaluations.map(String) },
    ],
    seeds: [1, 50],
    measures: [{ name: "best fitness", places: 3 }],
  },
  {
    name: "learning",
    question:
      "With the same number of forward passes, which comes closer to the right answers, learning or evolution?",
    factors: [
      { name: "method", values: ["backpropagation 0.01", "backpropagation 0.1", "evolution"] },
      { name: "forward passes", values: forwardPasses.map(String) },
    ],
    seeds: [1, 50],
    measures: [
      { name: "loss", places: 4, isLog: true },
      { name: "right answers", places: 1 },
    ],
  },
  {
    name: "cluster-radius",
    question: "How do the number and size of clusters depend on the communication radius?",
    factors: [{ name: "communication radius", values: ["20", "25", "30", "35", "40", "50", "60", "80"] }],
    seeds: [1, 100],
    measures: [
      { name: "largest cluster", places: 1 },
      { name: "clusters", places: 1 },
      { name: "reach", places: 3, range: [0, 1] },
      { name: "hops", places: 1 },
    ],
  },
  {
    name: "message-loss",
    question: "How many members does gossip still reach when messages are lost?",
    factors: [
      { name: "communication radius", values: ["30", "40", "50", "60"] },
      { name: "probability of loss", values: ["0", "0.1", "0.3", "0.5", "0.7", "0.9"] },
    ],
    seeds: [1, 50],
    measures: [
      { name: "reach", places: 3, range: [0, 1] },
      { name: "hops", places: 1 },
    ],
  },
  {
    name: "run-time",
    question: "How much time and memory does a generation take, with one thread and with two?",
    factors: [
      { name: "fitness", values: ["usual", "costly"] },
      { name: "threads", values: ["1", "2"] },
      { name: "organisms", values: ["100", "1000", "10000"] },
    ],
    seeds: [1, 30],
    measures: [
      { name: "milliseconds", places: 2, isLog: true },
      { name: "megabytes", places: 2, isLog: true },
    ],
    isMachine: true,
  },
];

/** The settings of an experiment: every combination of its factors' values. */
export function settingsOf({ factors }: Pick<Definition, "factors">): string[][] {
  return factors.reduce<string[][]>(
    (settings, { values }) => settings.flatMap((setting) => values.map((value) => [...setting, value])),
    [[]],
  );
}

export function seedsOf({ seeds: [first, last] }: Pick<Definition, "seeds">): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
