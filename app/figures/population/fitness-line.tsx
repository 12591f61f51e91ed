import { generations } from "./population-run.ts";
import type { Moment } from "./scene.ts";

const width = 200;
const height = 56;

/** The best fitness by generation, in the space of the whole run, between the nearest tenths. */
export function FitnessLine({ moment: { best, generation } }: { moment: Moment }) {
  const first = best[0] ?? 0;
  const last = best.at(-1) ?? 0;
  const from = Math.floor(first * 10) / 10;
  const to = (Math.floor(last * 10) + 1) / 10;
  const y = (fitness: number) => rounded(height - 0.5 - ((fitness - from) / (to - from)) * (height - 1));
  const path = `M${best.map((fitness, index) => `${x(index)} ${y(fitness)}`).join("L")}`;
  return (
    <div className="fitness-line flex flex-col">
      <p className="flex justify-between gap-4 text-muted text-sm">
        Best fitness
        <strong className="font-semibold text-ink digits">{last.toFixed(3)}</strong>
      </p>
      <div className="mt-1 flex flex-1 gap-2">
        <p
          aria-hidden="true"
          className="flex flex-col justify-between text-muted text-xs leading-none digits"
        >
          <span>{to.toFixed(1)}</span>
          <span>{from.toFixed(1)}</span>
        </p>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Best fitness by generation: from ${first.toFixed(3)} at the start to ${last.toFixed(3)} in generation ${generation}.`}
          preserveAspectRatio="none"
          className="min-w-0 flex-1"
        >
          <path
            d={`M0 ${y(to)}H${width}M0 ${y(from)}H${width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
          <g strokeLinecap="round" strokeLinejoin="round" className="fill-none stroke-accent">
            <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="2" />
            <path d={`M${x(generation)} ${y(last)}h0`} vectorEffect="non-scaling-stroke" strokeWidth="7" />
          </g>
        </svg>
      </div>
    </div>
  );
}

function x(generation: number): number {
  return rounded((generation / generations) * (width - 6));
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
