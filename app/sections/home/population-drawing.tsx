import { type DishOrganism, growDish, organismParts } from "#content/dish.ts";

const radius = 240;
const reach = 84;
const dish = growDish(7, 44, radius, reach);
const counts = [...new Set(dish.organisms.map(({ behavior }) => behavior))].map(
  (behavior) => `${dish.organisms.filter((organism) => organism.behavior === behavior).length} ${behavior}`,
);
const labeled = ["Social", "Exploration", "Reproductive"] as const;

/** A dish under the microscope: one living population, still for readers who asked for less motion. */
export function PopulationDrawing() {
  return (
    <figure className="mx-auto w-full max-w-md sm:pr-24 lg:max-w-none">
      <svg
        viewBox="-4 -4 488 488"
        className="h-auto w-full overflow-visible"
        role="img"
        aria-labelledby="dish-title dish-text"
      >
        <title id="dish-title">A population of digital organisms</title>
        <desc id="dish-text">
          {`A round dish with ${dish.organisms.length} organisms: ${counts.join(", ")}. Lines join those within reach of one another.`}
        </desc>
        <circle cx={radius} cy={radius} r={radius} className="fill-raised stroke-line" strokeWidth="1.5" />
        <circle
          cx={radius}
          cy={radius}
          r={radius - 8}
          className="fill-none stroke-line"
          strokeDasharray="1 7"
        />
        <g className="stroke-accent-line" strokeWidth="1.25">
          {dish.links.map(([from, to]) => (
            <line key={`${from}-${to}`} {...ends(dish.organisms[from], dish.organisms[to])} />
          ))}
        </g>
        {dish.organisms.map((organism) => (
          <Organism key={`${organism.x}-${organism.y}`} organism={organism} />
        ))}
        <g className="max-sm:hidden">
          {labeled.map((behavior, index) => (
            <Label key={behavior} behavior={behavior} row={index} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

function ends(from: DishOrganism | undefined, to: DishOrganism | undefined) {
  return { x1: from?.x, y1: from?.y, x2: to?.x, y2: to?.y };
}

const membranes = {
  Exploration: "fill-accent-soft stroke-accent",
  Social: "fill-accent-soft stroke-accent",
  Conservation: "fill-sunken stroke-control",
  Aggressive: "fill-danger-soft stroke-danger",
  Reproductive: "fill-caution-soft stroke-caution",
} as const;

const nuclei = {
  Exploration: "fill-accent",
  Social: "fill-accent",
  Conservation: "fill-control",
  Aggressive: "fill-danger",
  Reproductive: "fill-caution",
} as const;

function Organism({ organism }: { organism: DishOrganism }) {
  const { behavior } = organism;
  return (
    <g className="organism">
      {organismParts(organism).map(({ part, ...circle }) =>
        part === "nucleus" ? (
          <circle key={part} {...circle} className={nuclei[behavior]} />
        ) : (
          <circle key={part} {...circle} className={membranes[behavior]} strokeWidth="1.5" />
        ),
      )}
    </g>
  );
}

/** A leader line from an organism to its name at the edge, as in a notebook sketch. */
function Label({ behavior, row }: { behavior: (typeof labeled)[number]; row: number }) {
  const y = 120 + row * 130;
  const example = [...dish.organisms]
    .filter((organism) => organism.behavior === behavior)
    .sort((a, b) => distanceTo(a, y) - distanceTo(b, y))[0];
  if (!example) return null;
  return (
    <g>
      <path
        d={`M${example.x + example.size} ${example.y} L${radius * 2 - 6} ${y} H${radius * 2 + 4}`}
        className="fill-none stroke-muted"
        strokeWidth="1"
      />
      <text x={radius * 2 + 8} y={y + 4} className="fill-muted text-xs">
        {behavior}
      </text>
    </g>
  );
}

function distanceTo(organism: DishOrganism, y: number): number {
  return Math.hypot(organism.x - (radius * 2 - 40), organism.y - y);
}
