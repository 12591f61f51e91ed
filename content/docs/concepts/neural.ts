import { inWords } from "../../numbers.ts";
import { energyCosts, organismConstants } from "../../parameters.ts";

/** The network of every organism; `library/rust/src/fitness.rs` declares the same. */
export const organismNetwork = {
  senses: ["energy", "danger", "company", "novelty"],
  hiddenNeurons: 6,
  answers: ["Exploration", "Conservation", "Social", "Aggressive"],
} as const;

/** The network of the forward pass by hand, with the numbers of `neural-forward`. */
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
  columns: ["Function", "Formula", "Output", "Use when"],
  rows: [
    ["`Relu`", "`max(x, 0)`", "0.0\u00a0or\u00a0more", "Outputs are amounts and never negative"],
    ["`LeakyRelu`", "`x`, or `0.01 * x` below 0", "any\u00a0number", "Relu neurons stop learning"],
    ["`Sigmoid`", "`1 / (1 + e^-x)`", "0.0 to 1.0", "The output is a probability or a yes/no answer"],
    [
      "`Tanh`",
      "`tanh(x)`",
      "−1.0\u00a0to\u00a01.0",
      "Outputs can be negative and should change quickly near zero",
    ],
    [
      "`Softsign`",
      "`x / (1 + |x|)`",
      "−1.0\u00a0to\u00a01.0",
      "Large sums should remain distinguishable, as in organisms",
    ],
  ],
} as const;

export const learnOrEvolveTable = {
  columns: ["Question", "Learning", "Evolving"],
  rows: [
    ["What changes?", "The weights of the organism’s network", "The organism’s DNA: its genes and weights"],
    [
      "What guides it?",
      "The behavior you choose",
      `Fitness: it selects the best of ${inWords(organismConstants.mutants)} mutants`,
    ],
    ["What happens to fitness?", "It can rise or fall", "It never falls"],
    ["Is it inherited?", "No", "Yes"],
    [
      "What does it cost?",
      `${energyCosts.interaction} energy and 1 s of life`,
      `${energyCosts.evolution} energy and 10-60 s of life`,
    ],
  ],
} as const;

export const neuralPractices = {
  dos: [
    "Scale inputs to about 0.0-1.0 before you train: large inputs make every step larger",
    "Start with a learning rate of 0.01, and divide it by ten if the loss jumps or grows",
    `Feed an organism while it learns: each training step costs ${energyCosts.interaction} energy`,
  ],
  donts: [
    "Set targets that the activation function can’t reach: neither Sigmoid nor Relu outputs −0.5",
    "Expect children to know what their parents learned: only DNA is inherited",
    "Evolve a trained organism: a fitter mutant replaces its network",
  ],
} as const;
