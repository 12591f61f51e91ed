/** The documented ranges, formatted for display. */
export const ranges = {
  gene: { from: "0.0", to: "1.0" },
  populationSize: { from: "10", to: "10,000" },
  mutationRate: { from: "0.001", to: "0.1" },
  crossoverRate: { from: "0.1", to: "0.9" },
  generations: { from: "1", to: "unbounded" },
  elitism: { from: "0", to: "50%" },
  tournamentSize: { from: "2", to: "10" },
  /** In bytes. */
  sequenceLength: { from: "16", to: "4096" },
  /** The recommended range; see `acceptedLearningRate`. */
  learningRate: { from: "0.001", to: "0.01" },
  /** For both `x` and `y` of a position. */
  coordinate: { from: "0.0", to: "10,000.0" },
} as const;

/** The learning rates that a network accepts; `ranges` has the recommended ones. */
export const acceptedLearningRate = { from: "0.0", to: "1.0" } as const;

/** Recommended settings for evolution. Other values within `ranges` are also accepted. */
export const recommended = {
  mutationRate: { from: "0.01", to: "0.1" },
  populationSize: "100",
  generations: "100",
} as const;

/** The probability of each mutation type, per byte of a copy. */
export const mutationProbabilities = {
  Point: { from: "0.1", to: "1%" },
  Insertion: { from: "0.01", to: "0.1%" },
  Deletion: { from: "0.01", to: "0.1%" },
  Inversion: { from: "0.05", to: "0.5%" },
} as const;

/** Settings used by the documented examples. */
export const exampleSettings = {
  evolution: { populationSize: 100, mutationRate: 0.01, generations: 100, crossoverRate: 0.8 },
  longEvolution: { populationSize: 200, mutationRate: 0.02, generations: 500 },
  neuralEvolution: { populationSize: 100, mutationRate: 0.05, generations: 200 },
  gossipTimeToLive: 10,
  rateLimit: { messages: 100, seconds: 60 },
  cluster: { maxSize: 10, communicationRadius: 50, cooperationThreshold: 0.7 },
} as const;

/** Energy that an organism spends on each activity. Learning costs as much as an interaction. */
export const energyCosts = { interaction: 0.01, evolution: 0.02, reproduction: 0.25 } as const;

/** Constants of the library's `Tron`. */
export const organismConstants = {
  /** The first generation in which its state is Mature. */
  matureGeneration: 10,
  /** How many numbers it remembers. */
  memoryLength: 16,
  /** How many mutants one call to `evolve` tries. */
  mutants: 8,
  /** The learning rate of its network. */
  learningRate: 0.01,
  /** The mutation rate that `evolve` uses. */
  mutationRate: 0.03,
} as const;

// The spec gives two sets of system requirements: these for the docs, lower ones for the getting-started page.
export const docsSystemNeeds = {
  memory: { minimum: "4GB", recommended: "8GB" },
  disk: "2GB",
} as const;
