import { livingFigure } from "#app/figures/living-figure.tsx";

export const LivingBehavior = livingFigure(
  "behavior",
  async () => (await import("#app/figures/behavior/behavior-figure.tsx")).BehaviorFigure,
);
