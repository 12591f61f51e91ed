import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(async () => (await import("#app/figures/dna/dna-figure.tsx")).DnaFigure);

/** What mutation and crossover make of a sequence of the reader's choice. */
export function LivingDna() {
  return <LivingFigure name="dna" script={script} />;
}
