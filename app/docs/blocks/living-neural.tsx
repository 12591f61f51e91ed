import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(async () => (await import("#app/figures/neural/neural-figure.tsx")).NeuralFigure);

/** A small network that the reader trains. */
export function LivingNeural() {
  return <LivingFigure name="neural" script={script} />;
}
