import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(
  async () => (await import("#app/figures/behavior/behavior-figure.tsx")).BehaviorFigure,
);

/** What an organism does in a situation of the reader's making. */
export function LivingBehavior() {
  return <LivingFigure name="behavior" script={script} />;
}
