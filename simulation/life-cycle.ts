/** The stages of life in order; an organism is in the one that it has entered last. */
export const stages = [
  "Creation",
  "Initialization",
  "Active Life",
  "Evolution",
  "Reproduction",
  "Termination",
] as const;
export type Stage = (typeof stages)[number];

/** How far an organism has come: Growing until it has 10 generations of evolution behind it. */
export const states = ["Dormant", "Growing", "Mature", "Archived"] as const;
export type State = (typeof states)[number];

export const behaviors = ["Exploration", "Conservation", "Social", "Aggressive", "Reproductive"] as const;
export type Behavior = (typeof behaviors)[number];

/** The shortest and the longest time that a stage takes; the others are instant or of variable length. */
export const stageSeconds: Partial<Record<Stage, readonly [number, number]>> = {
  Initialization: [1, 5],
  Evolution: [10, 60],
  Reproduction: [5, 15],
};

/** What can lead an organism to a behavior. Reproductive is entered by reproduce only. */
export const triggers: Record<Behavior, readonly string[]> = {
  Exploration: ["low energy", "unknown environment", "curiosity"],
  Conservation: ["low energy", "danger", "scarcity"],
  Social: ["loneliness", "mating season", "cooperation opportunity"],
  Aggressive: ["threat", "competition", "territorial defense"],
  Reproductive: [],
};
