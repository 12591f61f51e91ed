import { Island } from "#app/islands/island.tsx";

/** The population beside the title. It is on the first screen, where everything else comes first. */
export function LivingPopulation() {
  return (
    <div
      id="figure-population"
      data-figure="population"
      className="mx-auto w-full max-w-md sm:pr-24 lg:max-w-none"
    >
      <Island component="population-figure" when="idle" />
    </div>
  );
}
