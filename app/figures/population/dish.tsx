import type { Ref } from "react";
import { membranes, nuclei } from "#app/figures/behavior-looks.ts";
import { type Label, leaderPath } from "./labels.ts";
import { linkPath, type Motion, placeAt, radius, sizeOf, type Track } from "./motion.ts";
import { inWords } from "./population-words.ts";

const rim = radius - 4;
const around = 2 * Math.PI * rim;
const fullLarder = 14;

interface DishParts {
  cells: Ref<SVGGElement>;
  links: Ref<SVGPathElement>;
  leaders: Ref<SVGGElement>;
}

interface DishProps {
  motion: Motion;
  labels: readonly Label[];
  /** What moves between two steps. */
  parts: DishParts;
}

/** The population under the lens as a step begins. */
export function Dish({ motion: { to, tracks, links }, labels, parts }: DishProps) {
  const food = Math.min(to.food / fullLarder, 1) * around;
  return (
    <svg
      viewBox="-4 -4 488 488"
      className="h-auto w-full overflow-visible"
      role="img"
      aria-labelledby="dish-title dish-text"
    >
      <title id="dish-title">A living population of digital organisms under a lens</title>
      <desc id="dish-text">
        {`${inWords(to)} Size is energy, the ring at the edge is food, and lines join those in sight of one another. Those in the same place are drawn side by side.`}
      </desc>
      <clipPath id="dish-lens">
        <circle cx={radius} cy={radius} r={radius - 6} />
      </clipPath>
      <circle cx={radius} cy={radius} r={radius} className="fill-raised stroke-line" strokeWidth="1.5" />
      <path
        d={`M${radius} 4a${rim} ${rim} 0 1 1 0 ${rim * 2}a${rim} ${rim} 0 1 1 0 ${-rim * 2}`}
        strokeDasharray={`${Math.round(food)} ${Math.ceil(around)}`}
        strokeWidth="4"
        className="fill-none stroke-accent-line"
      />
      <g clipPath="url(#dish-lens)">
        <path
          ref={parts.links}
          d={linkPath(links, 0)}
          className="fill-none stroke-accent-line"
          strokeWidth="1.25"
        />
        <g ref={parts.cells} strokeWidth="1.5">
          {tracks.map((track) => (
            <Organism key={track.cell.id} track={track} />
          ))}
        </g>
      </g>
      <g ref={parts.leaders} className="fill-none stroke-muted max-sm:hidden">
        {labels.map((label) => (
          <path key={label.behavior} d={leaderPath(label, 0)} />
        ))}
      </g>
      <g className="fill-muted text-xs max-sm:hidden">
        {labels.map(({ behavior, y }) => (
          <text key={behavior} x={radius * 2 + 8} y={y + 4}>
            {behavior}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Organism({ track }: { track: Track }) {
  const { behavior, health } = track.cell;
  const { x, y } = placeAt(track, 0);
  const size = sizeOf(track.cell);
  return (
    <g
      transform={`translate(${x} ${y})`}
      opacity={health < 1 ? health : undefined}
      className={membranes[behavior]}
    >
      <circle r={size} />
      <circle r={Math.round(size * 3.4) / 10} stroke="none" className={nuclei[behavior]} />
    </g>
  );
}
