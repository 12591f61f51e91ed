import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(
  async () => (await import("#app/figures/evolution/evolution-figure.tsx")).EvolutionFigure,
);

/** A population that evolves with the reader's settings. */
export function LivingEvolution() {
  return <LivingFigure name="evolution" script={script} />;
}
