import type { Behavior } from "#simulation/life-cycle.ts";

/** The colors of an organism by behavior: not those of danger and caution, which are warnings. */
export const membranes = {
  Exploration: "fill-accent-soft stroke-accent",
  Social: "fill-accent stroke-accent",
  Conservation: "fill-sunken stroke-control",
  Aggressive: "fill-aggressive-soft stroke-aggressive",
  Reproductive: "fill-reproductive-soft stroke-reproductive",
} as const satisfies Record<Behavior, string>;
