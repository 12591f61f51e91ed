import { memo } from "react";
import { settledBits } from "./evolution-run.ts";

const columns = 32;
const cell = 10;
const top = 22;
const rows = 16;
const bottom = top + rows * cell;
const levels = ["0", "1", "2", "3", "4"];
const strength = [0.1, 0.28, 0.45, 0.7, 1];

/** Every bit of the DNA as a square: the more organisms have it set, the stronger its color. */
export const GenePool = memo(function GenePool({ pool }: { pool: string }) {
  const settled = settledBits(pool);
  return (
    <svg
      role="img"
      aria-label={`Gene pool: ${pool.length} bits, of which ${settled} are the same in at least 95% of the organisms.`}
      viewBox={`0 0 ${columns * cell} ${bottom + 30}`}
      className="text-sm sm:text-[15px]"
    >
      <text y="12">
        <tspan className="fill-accent-strong font-semibold">Gene pool</tspan>
        <tspan dx="12" className="fill-muted">
          {settled} of {pool.length} bits settled
        </tspan>
      </text>
      <g transform={`translate(0 ${top}) scale(${cell})`} strokeWidth=".82" className="stroke-accent">
        {levels.map((level, place) => (
          <path key={level} d={squares(pool, level)} strokeOpacity={strength[place]} />
        ))}
      </g>
      <text y={bottom + 20} className="fill-muted">
        all 0
      </text>
      <g strokeWidth="8.2" className="stroke-accent">
        {levels.map((level, place) => (
          <path key={level} d={`M${44 + place * cell} ${bottom + 16}h8.2`} strokeOpacity={strength[place]} />
        ))}
      </g>
      <text x={52 + levels.length * cell} y={bottom + 20} className="fill-muted">
        all 1
      </text>
    </svg>
  );
});

/** A stroke as thick as a square for each bit of a level. Coordinates in squares keep it short. */
function squares(pool: string, level: string): string {
  return [...pool]
    .map((digit, bit) => (digit === level ? `M${bit % columns} ${Math.floor(bit / columns)}.5h.82` : ""))
    .join("");
}
