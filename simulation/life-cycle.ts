/** The stages of life in order; an organism is in the one it entered last. */
export const stages = [
  "Creation",
  "Initialization",
  "Active Life",
  "Evolution",
  "Reproduction",
  "Termination",
] as const;
export type Stage = (typeof stages)[number];

/** An organism's state: Growing until it has evolved for 10 generations. */
export const states = ["Dormant", "Growing", "Mature", "Archived"] as const;
export type State = (typeof states)[number];

export const behaviors = ["Exploration", "Conservation", "Social", "Aggressive", "Reproductive"] as const;
export type Behavior = (typeof behaviors)[number];

/** The shortest and longest duration of a stage; the others are instant or variable. */
export const stageSeconds: Partial<Record<Stage, readonly [number, number]>> = {
  Initialization: [1, 5],
  Evolution: [10, 60],
  Reproduction: [5, 15],
};

/** The triggers of each behavior. Only reproduce leads to Reproductive. */
export const triggers: Record<Behavior, readonly string[]> = {
  Exploration: ["low energy", "unknown environment", "curiosity"],
  Conservation: ["low energy", "danger", "scarcity"],
  Social: ["loneliness", "mating season", "cooperation opportunity"],
  Aggressive: ["threat", "competition", "territorial defense"],
  Reproductive: [],
};
