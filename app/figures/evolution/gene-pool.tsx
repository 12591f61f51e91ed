import { memo } from "react";
import { Glyph } from "#app/glyph/glyph.tsx";
import { settledBits, typicalDna } from "./evolution-run.ts";

const columns = 64;
const rows = 8;
const levels = ["0", "1", "2", "3", "4"];
const strength = [0.1, 0.28, 0.45, 0.7, 1];

/** Every bit of the DNA as a square, a column for each byte; the more organisms have it set, the stronger its color. */
export const GenePool = memo(function GenePool({ pool }: { pool: string }) {
  const settled = settledBits(pool);
  return (
    <div className="mt-2 grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 pr-3">
      <Glyph genes={typicalDna(pool).genes()} className="row-span-2" />
      <p className="figure-legend">
        <b className="text-accent-strong">Gene pool</b> {settled} of {pool.length} bits fixed
      </p>
      <svg
        role="img"
        aria-label={`Gene pool: ${pool.length} bits, of which ${settled} are the same in at least 95% of the organisms.`}
        viewBox={`0 0 ${columns} ${rows}`}
      >
        <g strokeWidth=".82" className="stroke-accent">
          {levels.map((level, place) => (
            <path key={level} d={squares(pool, level)} strokeOpacity={strength[place]} />
          ))}
        </g>
      </svg>
    </div>
  );
});

/** A path with a stroke as thick as a square for each bit of a level. Coordinates in squares keep it short. */
function squares(pool: string, level: string): string {
  return [...pool]
    .map((digit, bit) => (digit === level ? `M${Math.floor(bit / rows)} ${bit % rows}.5h.82` : ""))
    .join("");
}
