import { Island } from "#app/islands/island.tsx";

interface LivingFigureProps {
  /** Names it in addresses: `#figure-dna`, `?dna.seed=7`. */
  name: "behavior" | "dna" | "evolution" | "network" | "neural" | "performance";
}

/** A figure that runs in the reader's browser. Its first frame is part of the built page. */
export function LivingFigure({ name }: LivingFigureProps) {
  return (
    <div id={`figure-${name}`} data-figure={name}>
      <Island component={`${name}-figure`} when="visible" />
    </div>
  );
}
