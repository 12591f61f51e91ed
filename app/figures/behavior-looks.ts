import type { Behavior } from "#simulation/life-cycle.ts";

/** The colors of an organism by what it is doing. */
export const membranes = {
  Exploration: "fill-accent-soft stroke-accent",
  Social: "fill-accent stroke-accent",
  Conservation: "fill-sunken stroke-control",
  Aggressive: "fill-danger-soft stroke-danger",
  Reproductive: "fill-caution-soft stroke-caution",
} as const satisfies Record<Behavior, string>;

export const nuclei = {
  Exploration: "fill-accent",
  Social: "fill-accent-soft",
  Conservation: "fill-control",
  Aggressive: "fill-danger",
  Reproductive: "fill-caution",
} as const satisfies Record<Behavior, string>;
