import { type DishOrganism, growDish } from "#content/dish.ts";
import { dishRadius } from "./dish.tsx";
import { Organism } from "./organism.tsx";
import { color } from "./palette.ts";

const reach = 92;

interface PopulationProps {
  seed: number;
  /** Whether the communication radius of some organisms is shown. */
  hasReach?: boolean;
}

/** Organisms of a page's own, linked where they are within reach of one another. */
export function Population({ seed, hasReach }: PopulationProps) {
  const { organisms, links } = growDish(seed, 40, dishRadius, reach);
  const busiest = organisms
    .map((organism, index) => ({ organism, count: links.filter((link) => link.includes(index)).length }))
    .sort((a, b) => b.count - a.count);
  return (
    <>
      {hasReach &&
        apart(busiest.map(({ organism }) => organism))
          .slice(0, 3)
          .map(({ x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={reach}
              fill={color("accent-soft")}
              fillOpacity="0.7"
              stroke={color("accent-line")}
              strokeWidth="2"
              strokeDasharray="6 6"
            />
          ))}
      <g stroke={color("accent-line")} strokeWidth="2">
        {links.map(([from, to]) => (
          <line key={`${from} ${to}`} {...ends(organisms[from], organisms[to])} />
        ))}
      </g>
      {organisms.map((organism) => (
        <Organism key={`${organism.x} ${organism.y}`} organism={organism} />
      ))}
    </>
  );
}

/** Those whose reach neither leaves the dish nor covers that of one before. */
function apart(organisms: readonly DishOrganism[]): DishOrganism[] {
  const chosen: DishOrganism[] = [];
  for (const organism of organisms) {
    const isInside = Math.hypot(organism.x - dishRadius, organism.y - dishRadius) < dishRadius - reach - 8;
    const isFree = chosen.every(({ x, y }) => Math.hypot(x - organism.x, y - organism.y) > reach * 1.5);
    if (isInside && isFree) chosen.push(organism);
  }
  return chosen;
}

function ends(from: DishOrganism | undefined, to: DishOrganism | undefined) {
  return { x1: from?.x, y1: from?.y, x2: to?.x, y2: to?.y };
}
