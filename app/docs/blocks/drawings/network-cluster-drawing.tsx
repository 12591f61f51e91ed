import { packDecisions, packPlaces } from "#content/docs/concepts/network.ts";
import { inSeries } from "#content/numbers.ts";
import { exampleSettings } from "#content/parameters.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { maxSize, communicationRadius: radius, cooperationThreshold: threshold } = exampleSettings.cluster;
// Drawing units per unit of position.
const scale = 1.5;
const map = { left: 14, top: 76 };

interface Place {
  name: string;
  x: number;
  y: number;
}

/** A map of a cluster, to scale, with its size and its cooperation threshold. */
export function NetworkClusterDrawing() {
  const members: Place[] = [];
  const outside: Place[] = [];
  for (const place of packPlaces) {
    const isHeard = members.length === 0 || members.some((member) => distance(member, place) <= radius);
    (isHeard ? members : outside).push(place);
  }
  const pairs = members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => ({ one, other, apart: distance(one, other) })),
  );
  const within = pairs.filter(({ apart }) => apart <= radius);
  return (
    <DrawingFigure
      label={`${inSeries(members.map(({ name }) => name))} form a cluster; ${within.length} of their ${pairs.length} pairs are within the radius of ${radius}. ${outside.map(({ name }) => name).join(", ")} is too far away. The cluster has ${members.length} members out of a maximum of ${maxSize}. A decision is accepted if the agreement is at least ${threshold}.`}
      height={340}
      caption={`The map is drawn to scale. The shaded area is within ${radius} units of a member. Of the ${pairs.length} pairs, solid lines connect the ${within.length} within the radius, so the communication efficiency is ${(within.length / pairs.length).toFixed(2)}. Eve is outside this area and can’t join. The scale at the bottom compares the program’s two decisions with the threshold.`}
    >
      {members.map((place) => (
        <circle key={place.name} {...center(place)} r={radius * scale} className="fill-accent-soft" />
      ))}
      {within.map(({ one, other }) => (
        <line key={one.name + other.name} {...ends(one, other)} strokeWidth="2" className="stroke-accent" />
      ))}
      {outside.map((place) => (
        <Gap key={place.name} place={place} member={nearest(place, members)} />
      ))}
      {packPlaces.map((place) => (
        <Organism key={place.name} place={place} isMember={!outside.includes(place)} />
      ))}
      <path d={`M252 190h${radius * scale}m0 -5v10M252 185v10`} className="stroke-ink" strokeWidth="1.5" />
      <text x={252 + (radius * scale) / 2} y="182" textAnchor="middle">
        radius {radius}
      </text>
      <Places taken={members.length} />
      <Agreement />
    </DrawingFigure>
  );
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function nearest(place: Place, members: readonly Place[]): Place {
  return members.reduce((near, member) => (distance(member, place) < distance(near, place) ? member : near));
}

function center({ x, y }: Place) {
  return { cx: map.left + x * scale, cy: map.top + (y - 30) * scale };
}

function ends(one: Place, other: Place) {
  const [from, to] = [center(one), center(other)];
  return { x1: from.cx, y1: from.cy, x2: to.cx, y2: to.cy };
}

function Gap({ place, member }: { place: Place; member: Place }) {
  const line = ends(member, place);
  return (
    <>
      <line {...line} strokeWidth="2" strokeDasharray="4 4" className="stroke-danger" />
      <text x="336" y={line.y2 + 34} textAnchor="end" className="fill-danger">
        {distance(place, member).toFixed(0)} apart
      </text>
    </>
  );
}

function Organism({ place, isMember }: { place: Place; isMember: boolean }) {
  const { cx, cy } = center(place);
  return (
    <>
      <circle cx={cx} cy={cy} r="6" className={isMember ? "fill-accent" : "fill-danger"} />
      {/* Below organisms in the south, because their lines come from the north. */}
      <text x={cx} y={place.y > 50 ? cy + 22 : cy - 12} textAnchor="middle">
        {place.name}
      </text>
    </>
  );
}

function Places({ taken }: { taken: number }) {
  return (
    <>
      {Array.from({ length: maxSize }, (_, place) => place).map((place) => (
        <circle
          key={place}
          cx={14 + place * 22}
          cy="250"
          r="8"
          strokeWidth="1.5"
          className={place < taken ? "fill-accent stroke-accent" : "fill-raised stroke-control"}
        />
      ))}
      <text x={14 + maxSize * 22} y="256">
        max size {maxSize}
      </text>
    </>
  );
}

const bar = { left: 14, width: 312, y: 306 };

function Agreement() {
  const at = (share: number) => bar.left + share * bar.width;
  return (
    <>
      <rect x={bar.left} y={bar.y - 4} width={bar.width} height="8" rx="4" className="fill-sunken" />
      <rect
        x={at(threshold)}
        y={bar.y - 4}
        width={bar.width * (1 - threshold)}
        height="8"
        rx="4"
        className="fill-accent-line"
      />
      <path d={`M${at(threshold)} ${bar.y - 14}v28`} strokeWidth="2" className="stroke-accent" />
      <text x={at(threshold) - 8} y={bar.y - 12} textAnchor="end">
        threshold {threshold}
      </text>
      {packDecisions.map(({ agreement }) => (
        <g key={agreement} className={agreement >= threshold ? "fill-accent-strong" : "fill-danger"}>
          <circle cx={at(agreement)} cy={bar.y} r="6" />
          <text x={agreement >= threshold ? at(1) : at(agreement) + 6} y={bar.y + 28} textAnchor="end">
            {agreement} {agreement >= threshold ? "accepted" : "rejected"}
          </text>
        </g>
      ))}
    </>
  );
}
