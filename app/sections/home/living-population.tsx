import { memo } from "react";
import { figureScript, LivingFigure } from "#app/figures/living-figure.tsx";
import { whenQuiet } from "#app/lib/when-quiet.ts";

const { Figure, load } = figureScript(
  async () => (await import("#app/figures/population/population-figure.tsx")).PopulationFigure,
);
// It is on the first screen, where everything else comes first.
const script = { Figure, load: () => whenQuiet(load) };

/** The population beside the title. Nothing renders it again while its built picture waits for the script. */
export const LivingPopulation = memo(function LivingPopulation() {
  return (
    <div className="mx-auto w-full max-w-md sm:pr-24 lg:max-w-none">
      <LivingFigure name="population" script={script} />
    </div>
  );
});
