import { inWords } from "../../numbers.ts";
import { organismConstants, ranges } from "../../parameters.ts";
import { type Output, printedAll } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

/** The fields of an organism, in the order of the specification. */
export const organismFields = [
  {
    name: "health",
    range: "0.0-1.0",
    initial: "1.0",
    meaning: "Falls when the organism acts without energy. In an environment, the organism dies at 0.0.",
  },
  {
    name: "energy",
    range: "0.0-1.0",
    initial: "1.0",
    meaning: "Falls with every activity and rises with `feed`.",
  },
  {
    name: "age",
    range: "a duration",
    initial: "0 s",
    meaning: "Simulated time. Activity adds to it; waiting doesn’t.",
  },
  {
    name: "generation",
    range: "a whole number",
    initial: "0",
    meaning: "The number of generations of evolution so far, including those of its ancestors.",
  },
  {
    name: "fitness",
    range: "0.0-1.0",
    initial: "0.0",
    meaning: "The fitness function’s score, available after initialization.",
  },
  {
    name: "behavior",
    range: "one of five",
    initial: "Conservation",
    meaning: "What the organism is doing.",
  },
  {
    name: "position",
    range: `${ranges.coordinate.from}-${ranges.coordinate.to}`,
    initial: "0.0, 0.0",
    meaning: "Its location: `x` and `y`, in the units of its environment.",
  },
  {
    name: "memory",
    range: `up to ${organismConstants.memoryLength} numbers`,
    initial: "empty",
    meaning: "The last numbers that were stored, each from 0.0 to 1.0, oldest first.",
  },
] satisfies ContentRecord<"quantity">[];

export const lifecycleStages = [
  {
    stage: "Creation",
    description: "The organism exists and has its DNA, but no neural network.",
    duration: "instant",
    code: "rust/concepts/organisms-life-cycle.rs#creation",
  },
  {
    stage: "Initialization",
    description: "Its neural network is built from the DNA, and its fitness is evaluated.",
    duration: "1-5 s",
    code: "rust/concepts/organisms-life-cycle.rs#initialization",
  },
  {
    stage: "Active Life",
    description: "It senses its surroundings, chooses a behavior and learns.",
    duration: "variable",
    code: "rust/concepts/organisms-life-cycle.rs#active-life",
  },
  {
    stage: "Evolution",
    description: `It tries ${inWords(organismConstants.mutants)} mutants of its DNA and adopts the fittest one if it is fitter than the current DNA.`,
    duration: "10-60 s",
    code: "rust/concepts/organisms-life-cycle.rs#evolution",
  },
  {
    stage: "Reproduction",
    description: "It combines its DNA with a partner’s. The child begins at Creation.",
    duration: "5-15 s",
    code: "rust/concepts/organisms-life-cycle.rs#reproduction",
  },
  {
    stage: "Termination",
    description: "Its network is released. Everything else is archived and stays readable.",
    duration: "instant, state archived",
    code: "rust/concepts/organisms-life-cycle.rs#termination",
  },
] satisfies ContentRecord<"lifecycleStage">[];

/** Without Reproductive, which has no triggers: only `reproduce` sets it. */
export const behaviorTriggers = [
  {
    behavior: "Exploration",
    description: "Moves in a random direction.",
    triggers: ["low energy", "unknown environment", "curiosity"],
  },
  {
    behavior: "Conservation",
    description: "Stays where it is.",
    triggers: ["low energy", "danger", "scarcity"],
  },
  {
    behavior: "Social",
    description: "Moves toward the nearest organism in sight, or at random if it sees none.",
    triggers: ["loneliness", "mating season", "cooperation opportunity"],
  },
  {
    behavior: "Aggressive",
    description: "Moves exactly as a Social organism does.",
    triggers: ["threat", "competition", "territorial defense"],
  },
] satisfies ContentRecord<"behaviorTrigger">[];

/** The targets of the fitness function; `wanted` in `library/rust/src/fitness.rs` declares the same. */
export const callRows = [
  ["Exploration", "hunger and novelty", "`(hunger + novelty) / 2`"],
  ["Conservation", "hunger and danger", "`(hunger + danger) / 2`"],
  ["Social", "loneliness", "`1 - company`"],
  ["Aggressive", "danger and company", "`(danger + company) / 2`"],
];

/** The constants of a step; `library/rust/src/environment/turn.rs` declares the same. */
export const environmentConstants = {
  sight: 50,
  stride: 5,
  cellSide: 10,
  hunger: 0.5,
  meal: 0.1,
  starvation: 0.05,
} as const;

/** The seconds that each timed stage adds to the age, as `organisms-life-cycle` prints them. */
export function stageSeconds(output: Output) {
  const ages = printedAll(output, "… age ? s", lifecycleStages.length).map(Number);
  const [created = 0, initialized = 0, active = 0, evolved = 0, reproduced = 0] = ages;
  return {
    initialization: (initialized - created).toFixed(1),
    evolution: (evolved - active).toFixed(1),
    reproduction: (reproduced - evolved).toFixed(1),
  };
}

export const fieldRows = organismFields.map(({ name, range, initial, meaning }) => [
  `\`${name}\``,
  range,
  initial,
  meaning,
]);

export const triggerRows = [
  ...behaviorTriggers.map(({ behavior, description, triggers }) => [
    behavior,
    triggers.join(", "),
    description,
  ]),
  ["Reproductive", "none: only `reproduce` sets it", "None: it is never chosen."],
];
