import { memo } from "react";
import { FigureTable } from "#app/figures/figure-frame.tsx";
import type { Generation } from "./evolution-run.ts";

const every = 10;

/** Memoized, because it may be long and most updates around it don't change it. */
export const GenerationTable = memo(function GenerationTable({
  generations,
}: {
  generations: readonly Generation[];
}) {
  return (
    <FigureTable
      label="Every tenth generation as a table"
      columns={["Generation", "Best", "Average", "Diversity"]}
      rows={generations
        .filter(({ generation }) => generation % every === 0)
        .map(({ generation, best, mean, diversity }) => [
          String(generation),
          best.toFixed(3),
          mean.toFixed(3),
          diversity.toFixed(3),
        ])}
    />
  );
});
