import { inWords } from "../../numbers.ts";
import { organismConstants, ranges } from "../../parameters.ts";
import { type Output, printedAll } from "../../printed.ts";
import type { ContentRecord } from "../../schema.ts";

/** What can be read of an organism, in the order of the specification. */
export const organismFields = [
  {
    name: "health",
    range: "0.0-1.0",
    initial: "1.0",
    meaning: "Falls when it is active without energy. At 0.0 an environment ends its life.",
  },
  {
    name: "energy",
    range: "0.0-1.0",
    initial: "1.0",
    meaning: "Every activity costs some; `feed` gives it back.",
  },
  {
    name: "age",
    range: "a duration",
    initial: "0 s",
    meaning: "Simulated time. It grows with activity, not with waiting.",
  },
  {
    name: "generation",
    range: "a whole number",
    initial: "0",
    meaning: "How many generations of evolution lie behind it. A child starts after its parents.",
  },
  {
    name: "fitness",
    range: "0.0-1.0",
    initial: "0.0",
    meaning: "How well it copes. It has a value once the network is there.",
  },
  {
    name: "behavior",
    range: "one of five",
    initial: "Conservation",
    meaning: "What it is doing now.",
  },
  {
    name: "position",
    range: `${ranges.coordinate.from}-${ranges.coordinate.to}`,
    initial: "0.0, 0.0",
    meaning: "Where it is: `x` and `y`, in the units of its environment.",
  },
  {
    name: "memory",
    range: `up to ${organismConstants.memoryLength} numbers`,
    initial: "empty",
    meaning: "The last numbers it kept, each 0.0-1.0, oldest first.",
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
    description: "The DNA becomes a neural network, and fitness is measured for the first time.",
    duration: "1-5 s",
    code: "rust/concepts/organisms-life-cycle.rs#initialization",
  },
  {
    stage: "Active Life",
    description: "It senses its surroundings, answers with a behavior, and learns.",
    duration: "variable",
    code: "rust/concepts/organisms-life-cycle.rs#active-life",
  },
  {
    stage: "Evolution",
    description: `It tries ${inWords(organismConstants.mutants)} mutants of its DNA and keeps the best one if that is fitter.`,
    duration: "10-60 s",
    code: "rust/concepts/organisms-life-cycle.rs#evolution",
  },
  {
    stage: "Reproduction",
    description: "It crosses its DNA with that of a partner. The child begins at Creation.",
    duration: "5-15 s",
    code: "rust/concepts/organisms-life-cycle.rs#reproduction",
  },
  {
    stage: "Termination",
    description: "The network is given up. The rest of the last state stays readable.",
    duration: "instant, state archived",
    code: "rust/concepts/organisms-life-cycle.rs#termination",
  },
] satisfies ContentRecord<"lifecycleStage">[];

/** Reproductive is missing: nothing triggers it but a call of `reproduce`. */
export const behaviorTriggers = [
  {
    behavior: "Exploration",
    description: "Looks for something better elsewhere.",
    triggers: ["low energy", "unknown environment", "curiosity"],
  },
  {
    behavior: "Conservation",
    description: "Stays where it is.",
    triggers: ["low energy", "danger", "scarcity"],
  },
  {
    behavior: "Social",
    description: "Seeks the company of others.",
    triggers: ["loneliness", "mating season", "cooperation opportunity"],
  },
  {
    behavior: "Aggressive",
    description: "Goes to the nearest organism that it sees.",
    triggers: ["threat", "competition", "territorial defense"],
  },
] satisfies ContentRecord<"behaviorTrigger">[];

/** What fitness asks for; `wanted` in `library/rust/src/fitness.rs` declares the same. */
export const callRows = [
  ["Exploration", "hunger and novelty", "`(hunger + novelty) / 2`"],
  ["Conservation", "hunger and danger", "`(hunger + danger) / 2`"],
  ["Social", "loneliness", "`1 - company`"],
  ["Aggressive", "a threat among others", "`(danger + company) / 2`"],
];

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
  ["Reproductive", "none: it follows a call of `reproduce`", "Has a child."],
];
