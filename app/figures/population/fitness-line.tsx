import { generations } from "./population-run.ts";
import type { Moment } from "./scene.ts";

const width = 200;
const height = 56;
// Below and above the fitness at the start; a run of this length rarely gains more.
const range = [-0.02, 0.22] as const;

/** The best fitness by generation, in the space of the whole run. */
export function FitnessLine({ moment: { best, generation } }: { moment: Moment }) {
  const first = best[0] ?? 0;
  const last = best.at(-1) ?? 0;
  const points = best.map((fitness, index) => [x(index), y(fitness - first)] as const);
  const path = `M${points.map((point) => point.join(" ")).join("L")}`;
  return (
    <div className="fitness-line flex flex-col">
      <p className="flex justify-between gap-4 text-muted text-sm">
        Best fitness
        <strong className="font-semibold text-ink digits">{last.toFixed(3)}</strong>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Best fitness by generation: from ${first.toFixed(3)} at the start to ${last.toFixed(3)} in generation ${generation}.`}
        preserveAspectRatio="none"
        className="mt-1 w-full"
      >
        <path d={`M0 ${height - 0.5}H${width}`} vectorEffect="non-scaling-stroke" className="stroke-line" />
        <path d={`${path}V${height}H0Z`} className="fill-accent-soft" />
        <g strokeLinecap="round" strokeLinejoin="round" className="fill-none stroke-accent">
          <path d={path} vectorEffect="non-scaling-stroke" strokeWidth="2" />
          <path
            d={`M${x(generation)} ${y(last - first)}h0`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="7"
          />
        </g>
      </svg>
    </div>
  );
}

function x(generation: number): number {
  return Math.round((generation / generations) * (width - 6) * 10) / 10;
}

function y(gain: number): number {
  const share = (gain - range[0]) / (range[1] - range[0]);
  return Math.round((height - 4 - Math.min(Math.max(share, 0), 1) * (height - 8)) * 10) / 10;
}
