import { inWords } from "../../numbers.ts";
import { energyCosts, organismConstants } from "../../parameters.ts";

/** The network of every organism; `library/rust/src/fitness.rs` declares the same. */
export const organismNetwork = {
  senses: ["energy", "danger", "company", "novelty"],
  hiddenNeurons: 6,
  answers: ["Exploration", "Conservation", "Social", "Aggressive"],
} as const;

/** The network that the page works out by hand, with the numbers of `neural-forward`. */
export const workedPass = {
  inputs: [1, 0.5],
  /** A bias and its weights for each neuron. */
  hidden: [
    { bias: 0.5, weights: [1, -1] },
    { bias: -1, weights: [-1, -2] },
  ],
  output: { bias: 0.5, weights: [2, -2] },
} as const;

export const activationTable = {
  columns: ["Function", "Formula", "Output", "When to take it"],
  rows: [
    ["`Relu`", "`max(x, 0)`", "0.0 or more", "When answers are amounts, never negative"],
    ["`LeakyRelu`", "`x`, or `0.01 * x` below 0", "any number", "When Relu neurons stop learning"],
    ["`Sigmoid`", "`1 / (1 + e^-x)`", "0.0 to 1.0", "When the answer is a yes or no"],
    ["`Tanh`", "`tanh(x)`", "-1.0 to 1.0", "When answers may be negative; reacts sharply near zero"],
    ["`Softsign`", "`x / (1 + |x|)`", "-1.0 to 1.0", "When large sums should still differ; organisms use it"],
  ],
} as const;

export const learnOrEvolveTable = {
  columns: ["Question", "Learning", "Evolving"],
  rows: [
    ["What changes?", "The weights of its network", "Its DNA: genes and weights"],
    [
      "What guides it?",
      "The behavior you ask for",
      `Fitness; the best of ${inWords(organismConstants.mutants)} mutants`,
    ],
    ["And fitness?", "May rise or fall", "Never lower than before"],
    ["Do children get it?", "No", "Yes"],
    [
      "What does it cost?",
      `${energyCosts.interaction} energy, 1 s of life`,
      `${energyCosts.evolution} energy, 10-60 s of life`,
    ],
  ],
} as const;

export const neuralPractices = {
  dos: [
    "Bring inputs to about 0.0-1.0 before you train; large inputs make every step larger.",
    "Begin with a learning rate of 0.01, and divide it by ten when the loss jumps or grows.",
    `Feed an organism while it learns: each lesson costs ${energyCosts.interaction} energy.`,
  ],
  donts: [
    "Don’t ask for outputs that the function cannot reach: neither Sigmoid nor Relu can answer -0.5.",
    "Don’t expect children to know what their parents learned; only DNA is passed on.",
    "Don’t evolve an organism that needs its lessons: a better mutant replaces the network.",
  ],
} as const;
