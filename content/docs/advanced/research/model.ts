import {
  energyCosts,
  exampleSettings,
  mutationProbabilities,
  organismConstants,
  ranges,
} from "../../../parameters.ts";
import type { ContentRecord } from "../../../schema.ts";

/** Constants of the model. A test compares each with the Rust source. */
export const constants = {
  genes: ["aggression", "curiosity", "metabolism", "sociability", "speed", "vision"],
  length: { new: 64, shortest: 16, longest: 4096 },
  /** The highest ordinary probability of each mutation type. */
  copyingErrors: { Point: 0.01, Insertion: 0.001, Deletion: 0.001, Inversion: 0.005 },
  inversion: { shortest: 2, longest: 8 },
  network: { senses: 4, hidden: 6, answers: 4, weights: 58 },
  situations: 16,
  skillShare: 0.75,
  bodyShare: 0.25,
  childMutationRate: 0.01,
  defaultSeed: 42,
  eliteRounding: "1e-9",
  exp: {
    largest: 710,
    smallest: -746,
    ln2: "0.6931471805599453",
    high: "0.6931471803691238",
    low: "1.9082149292705877e-10",
    terms: 16,
  },
  stageSeconds: { Initialization: [1, 5], Evolution: [10, 60], Reproduction: [5, 15] },
  sight: 50,
  stride: 5,
  company: 5,
  cell: 10,
  hunger: 0.5,
  meal: 0.1,
  starvation: 0.05,
  timeToLive: exampleSettings.gossipTimeToLive,
  rateLimit: exampleSettings.rateLimit,
} as const;

const { network, length } = constants;
const range = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;

export const entityTable = {
  columns: ["Entity", "State variables"],
  rows: [
    [
      "Organism (`Tron`)",
      `DNA; network weights; its own PRNG; health, energy and fitness, each 0.0-1.0; age in milliseconds; generation; behavior; position; memory of the last ${organismConstants.memoryLength} answers; life-cycle stage; paused or not`,
    ],
    [
      "DNA",
      `${length.shortest}-${length.longest} bytes, ${length.new} when new; SHA-256 checksum; version 1`,
    ],
    ["Population", "Configuration; PRNG; generation; organisms sorted by fitness, best first"],
    [
      "Environment",
      "Width and height, each 1-10,000; PRNG; amount of each named resource; living organisms in the order in which they were added, each with a visit count per cell; archive of the dead; step; paused or not",
    ],
    [
      "Network",
      "Organisms by name, each with an inbox, a rate limiter and at most one cluster; clusters; a clock",
    ],
  ],
} as const;

export const mutationTable = {
  columns: ["Type", "If byte i mutates", "Typical probability"],
  rows: [
    ["Point", "Flip bit below(8) of the byte, where bit 0 is the lowest", range(mutationProbabilities.Point)],
    [
      "Insertion",
      `Insert a new byte, below(256), before it. After ${length.longest} - L insertions, stop inserting and stop drawing below(256)`,
      range(mutationProbabilities.Insertion),
    ],
    [
      "Deletion",
      `Omit it. After L - ${length.shortest} deletions, keep the remaining bytes`,
      range(mutationProbabilities.Deletion),
    ],
    [
      "Inversion",
      `Draw n = ${constants.inversion.shortest} + below(${constants.inversion.longest - constants.inversion.shortest + 1}) and reverse bytes i to i + n - 1 in place, or to the end if that comes first; continue with byte i + 1 of the changed sequence`,
      range(mutationProbabilities.Inversion),
    ],
  ],
} as const;

export const activationTable = {
  columns: ["Function", "Output y for sum x", "Slope, from y"],
  rows: [
    ["`Relu`", "x if x > 0, else 0", "1 if y > 0, else 0"],
    ["`LeakyRelu`", "x if x > 0, else 0.01 × x", "1 if y > 0, else 0.01"],
    ["`Sigmoid`", "1 / (1 + exp(-x))", "y × (1 - y)"],
    ["`Tanh`", "d = exp(-2 × |x|); m = (1 - d) / (1 + d); -m if x is negative, else m", "1 - y × y"],
    ["`Softsign`", "x / (1 + |x|)", "r × r with r = 1 - |y|"],
  ],
} as const;

export const targetTable = {
  columns: ["Output", "Behavior", "Target"],
  rows: [
    ["0", "Exploration", "(hunger + novelty) / 2"],
    ["1", "Conservation", "(hunger + danger) / 2"],
    ["2", "Social", "1 - company"],
    ["3", "Aggressive", "(danger + company) / 2"],
  ],
} as const;

export const activityTable = {
  columns: ["Call", "Energy", "Stage", "Seconds"],
  rows: [
    ["`initialize_neural_network`", "0", "Initialization", constants.stageSeconds.Initialization.join("-")],
    ["`interact`", `${energyCosts.interaction}`, "Active Life", "1"],
    ["`learn`", `${energyCosts.interaction}`, "Active Life", "1"],
    ["`evolve`", `${energyCosts.evolution}`, "Evolution", constants.stageSeconds.Evolution.join("-")],
    [
      "`reproduce`",
      `${energyCosts.reproduction}`,
      "Reproduction",
      constants.stageSeconds.Reproduction.join("-"),
    ],
  ],
} as const;

export const parameterTable = {
  columns: ["Parameter", "Default", "Range"],
  rows: [
    ["`population_size` N", "100", range(ranges.populationSize)],
    ["`mutation_rate`", "0.01", range(ranges.mutationRate)],
    ["`crossover_rate`", "0.8", range(ranges.crossoverRate)],
    ["`generations`", "100", "1 or more"],
    ["`elitism`", "0.05", "0.0-0.5"],
    ["`tournament_size`", "3", range(ranges.tournamentSize)],
    ["`seed`", `${constants.defaultSeed}`, "any `u64`"],
    ["`threads`", "1", "1-64; does not affect results"],
    ["Cluster `max_size`", `${exampleSettings.cluster.maxSize}`, "2-1,000"],
    ["Cluster `communication_radius`", `${exampleSettings.cluster.communicationRadius}`, "0.1-10,000"],
    ["Cluster `cooperation_threshold`", `${exampleSettings.cluster.cooperationThreshold}`, "0.0-1.0"],
  ],
} as const;

/** The layers and the bytes that describe an organism's network. */
export const networkShape = {
  layers: `${network.senses} inputs, a hidden layer of ${network.hidden} neurons and an output layer of ${network.answers}`,
  weights: `${network.hidden} × (1 + ${network.senses}) + ${network.answers} × (1 + ${network.hidden}) = ${network.weights}`,
};

export const modelReferences = [
  {
    authors: "Grimm, V., Berger, U., Bastiansen, F., and others",
    title: "A standard protocol for describing individual-based and agent-based models",
    venue: "Ecological Modelling 198",
    year: 2006,
  },
  {
    authors: "Grimm, V., Berger, U., DeAngelis, D. L., Polhill, J. G., Giske, J., Railsback, S. F.",
    title: "The ODD protocol: A review and first update",
    venue: "Ecological Modelling 221",
    year: 2010,
  },
  {
    authors: "Grimm, V., Railsback, S. F., Vincenot, C. E., and others",
    title:
      "The ODD protocol for describing agent-based and other simulation models: A second update to improve clarity, replication, and structural realism",
    venue: "Journal of Artificial Societies and Social Simulation 23(2), 7",
    year: 2020,
  },
] as const satisfies readonly ContentRecord<"reference">[];
