import { Island } from "#app/islands/island.tsx";

interface LivingFigureProps {
  /** The figure's name in URLs: `#figure-dna`, `?dna.seed=7`. */
  name: "behavior" | "dna" | "evolution" | "network" | "neural" | "performance";
}

/**
 * A figure that runs in the reader's browser. Its first frame is part of the built page and stays the same, so the
 * script can wait until the reader uses it.
 */
export function LivingFigure({ name }: LivingFigureProps) {
  return (
    <div id={`figure-${name}`} data-figure={name}>
      <Island component={`${name}-figure`} when="use" />
    </div>
  );
}
