import type { Behavior } from "#content/schema.ts";
import { roleColors } from "#model/role-colors.ts";

/** Social images are shown on other sites, so they always use the light theme. */
export const color = roleColors("light");

/** Roles of fill, outline and nucleus by behavior, as on the landing page. */
export const behaviorRoles = {
  Exploration: { fill: "accent-soft", line: "accent" },
  Social: { fill: "accent-soft", line: "accent" },
  Conservation: { fill: "sunken", line: "control" },
  Aggressive: { fill: "danger-soft", line: "danger" },
  Reproductive: { fill: "caution-soft", line: "caution" },
} as const satisfies Record<Behavior, { fill: string; line: string }>;
