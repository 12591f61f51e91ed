import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";

const script = figureScript(
  async () => (await import("#app/figures/performance/performance-figure.tsx")).PerformanceFigure,
);

/** What workers bring on the reader's own machine. */
export function LivingPerformance() {
  return <LivingFigure name="performance" script={script} />;
}
