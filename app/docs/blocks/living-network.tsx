import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(
  async () => (await import("#app/figures/network/network-figure.tsx")).NetworkFigure,
);

/** A cluster in which the reader spreads news. */
export function LivingNetwork() {
  return <LivingFigure name="network" script={script} />;
}
