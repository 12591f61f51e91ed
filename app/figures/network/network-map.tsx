import { memo } from "react";
import { GlyphBody } from "#app/glyph/glyph.tsx";
import type { Genes } from "#app/glyph/glyph-shape.ts";
import { distanceBetween, type Position } from "#simulation/surroundings.ts";
import type { Listener } from "./network-model.ts";
import { ground } from "./organisms.ts";
import { nameBaseline, nodeRadius, senderRadius } from "./sender-name.ts";

interface NetworkMapProps {
  listeners: readonly Listener[];
  /** The genes of the sender. */
  genes: Genes;
  radius: number;
  /** The last hop to show. */
  hop: number;
  label: string;
}

/** The positions of the organisms, and how gossip spreads between them. */
export const NetworkMap = memo(function NetworkMap({
  listeners,
  genes,
  radius,
  hop,
  label,
}: NetworkMapProps) {
  const has = (listener: Listener) => listener.hop !== undefined && listener.hop <= hop;
  const informed = listeners.filter(has);
  const rounds = Array.from({ length: hop + 1 }, (_, round) =>
    informed.filter((listener) => listener.hop === round),
  );
  const sender = listeners.find((listener) => listener.hop === 0);
  const others = listeners.filter((listener) => listener !== sender);
  const told = informed.flatMap((listener) => (listener.teller ? lineFrom(listener.teller, listener) : []));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      className="rounded-lg bg-sunken text-[13.5px] @max-[20rem]:text-[15.6px] @[30rem]:text-[9.8px] @[42rem]:text-[11.5px] @[48rem]:text-[9.8px]"
    >
      {/*
        Lines of length zero with round caps: discs. `opacity`, unlike `strokeOpacity`, keeps WebKit from drawing them
        darker where two of a hop overlap. In a separate group, because the browser restyles all siblings of an element
        that is added or removed.
      */}
      <g strokeWidth={radius * 2} strokeLinecap="round" className="stroke-accent">
        {rounds.map((round, place) => (
          <path
            key={round[0]?.name}
            d={round.map(({ x, y }) => `M${x} ${y}h0`).join("")}
            opacity={Math.max(0.12 - place * 0.01, 0.06).toFixed(2)}
          />
        ))}
      </g>
      <path
        d={silentPairs(listeners, radius, told)}
        strokeWidth="0.75"
        className="stroke-control"
        strokeOpacity="0.5"
      />
      <path d={told.join("")} strokeWidth="1.75" className="stroke-accent" />
      <g textAnchor="middle">
        {others.map((listener) => (
          <Organism
            key={listener.name}
            listener={listener}
            isInformed={has(listener)}
            isNew={listener.hop === hop}
          />
        ))}
        {sender && <Sender sender={sender} genes={genes} baseline={nameBaseline(sender, others)} />}
      </g>
    </svg>
  );
});

function lineFrom(one: Position, other: Position): string {
  return `M${one.x} ${one.y}L${other.x} ${other.y}`;
}

/** Lines between organisms in range of each other that didn't pass the message on. */
function silentPairs(listeners: readonly Listener[], radius: number, told: readonly string[]): string {
  return listeners
    .flatMap((one, place) =>
      listeners
        .slice(place + 1)
        .filter((other) => distanceBetween(one, other) <= radius)
        .filter((other) => !told.includes(lineFrom(one, other)) && !told.includes(lineFrom(other, one)))
        .map((other) => lineFrom(one, other)),
    )
    .join("");
}

interface OrganismProps {
  listener: Listener;
  isInformed: boolean;
  isNew: boolean;
}

const Organism = memo(function Organism({ listener, isInformed, isNew }: OrganismProps) {
  const { x, y, hop, isMember } = listener;
  const outside = isMember ? "fill-raised stroke-caution" : "fill-raised stroke-control";
  const inside = isNew ? "fill-accent-soft stroke-accent" : "fill-raised stroke-accent";
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={nodeRadius}
        strokeWidth={isInformed && isNew ? 2 : 1.25}
        strokeDasharray={isInformed ? undefined : "2 2"}
        className={isInformed ? inside : outside}
      />
      <text y="4" className="font-semibold">
        {isInformed ? hop : isMember ? "" : "×"}
      </text>
    </g>
  );
});

interface SenderProps {
  sender: Listener;
  genes: Genes;
  baseline: number;
}

/** The sender as its DNA describes it, and the only one with a name: all others are numbers. */
const Sender = memo(function Sender({ sender: { name, x, y }, genes, baseline }: SenderProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={senderRadius} strokeWidth="2.5" className="fill-raised stroke-accent" />
      <g transform="scale(.38)">
        <GlyphBody genes={genes} />
      </g>
      <text y={baseline} className="map-name">
        {name}
      </text>
    </g>
  );
});
