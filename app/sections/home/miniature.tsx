import type { ReactNode } from "react";
import { GlyphBody } from "#app/glyph/glyph.tsx";
import type { features } from "#content/home.ts";
import { Dna } from "#simulation/dna.ts";

type FeatureIcon = (typeof features)[number]["icon"];

/** A small drawing of a feature. The text of its card says the same. */
export function Miniature({ icon }: { icon: FeatureIcon }) {
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true" className="h-16 w-30 shrink-0">
      {drawings[icon]}
    </svg>
  );
}

const drawings: Record<FeatureIcon, ReactNode> = {
  dna: <Genome />,
  brain: <Network />,
  "chart-line": <Rise />,
  users: <Cluster />,
  network: <Gossip />,
  play: <Demonstration />,
};

/** Six genes and the organism that they describe. */
function Genome() {
  const rows = Object.entries(Dna.fromSeed(7).genes());
  return (
    <>
      {rows.map(([name, gene], index) => (
        <g key={name} className="fill-accent">
          <rect x="1" y={4 + index * 10} width="52" height="6" rx="3" className="fill-line" />
          <rect x="1" y={4 + index * 10} width={Math.round(52 * gene)} height="6" rx="3" />
        </g>
      ))}
      <Organism seed={7} x={90} y={32} size={58} />
    </>
  );
}

/** Four senses, a hidden layer and four behaviors, of which one is chosen. */
function Network() {
  const layers = [4, 5, 4].map((count, layer) =>
    Array.from(
      { length: count },
      (_, index) => [8 + layer * 52, 32 + (index - (count - 1) / 2) * 13] as const,
    ),
  );
  const lines = layers
    .slice(1)
    .flatMap((layer, index) =>
      (layers[index] ?? []).flatMap((from) => layer.map((to) => `M${from.join(" ")}L${to.join(" ")}`)),
    );
  return (
    <>
      <path d={lines.join("")} className="stroke-accent-line" strokeWidth="0.75" />
      <path d="M8 25.5L60 32L112 12.5" strokeWidth="2" className="fill-none stroke-accent" />
      <g strokeWidth="1.5" className="fill-raised stroke-accent">
        {layers.flat().map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="4.5"
            className={y === 12.5 && x > 60 ? "fill-accent" : undefined}
          />
        ))}
      </g>
    </>
  );
}

/** Generations along a line that rises. */
function Rise() {
  return (
    <>
      <path d="M2 62H118" className="stroke-line" />
      <path d="M2 58C30 56 40 46 62 44S98 22 118 16" strokeWidth="2" className="fill-none stroke-accent" />
      <Organism seed={21} x={18} y={38} size={30} />
      <Organism seed={9} x={58} y={25} size={30} />
      <Organism seed={7} x={99} y={14} size={30} />
    </>
  );
}

/** Organisms within the radius of a cluster, and one outside. */
function Cluster() {
  return (
    <>
      <circle cx="46" cy="32" r="31" strokeDasharray="3 3" className="fill-accent-soft stroke-accent" />
      <Organism seed={3} x={33} y={21} size={27} />
      <Organism seed={8} x={60} y={25} size={27} />
      <Organism seed={14} x={44} y={46} size={27} />
      <Organism seed={11} x={102} y={40} size={27} />
    </>
  );
}

/** A message that is passed on. */
function Gossip() {
  return (
    <>
      <path
        d="M18 32L58 14L100 26M58 14L60 50L100 26"
        strokeDasharray="2 4"
        strokeWidth="1.5"
        className="fill-none stroke-control"
      />
      <path d="M31 26l7-3.2M52 32l0 0" strokeWidth="2" className="stroke-accent" />
      <rect x="30" y="17" width="15" height="11" rx="2" className="fill-accent" />
      <path d="M32 19l5.5 4.5l5.5-4.5" className="fill-none stroke-on-accent" />
      <Organism seed={12} x={16} y={33} size={30} />
      <Organism seed={5} x={62} y={13} size={28} />
      <Organism seed={17} x={60} y={50} size={28} />
      <Organism seed={2} x={103} y={27} size={30} />
    </>
  );
}

/** A dish with a button that starts it. */
function Demonstration() {
  return (
    <>
      <rect x="1" y="1" width="118" height="62" rx="6" className="fill-sunken stroke-line" />
      <Organism seed={15} x={24} y={22} size={28} />
      <Organism seed={10} x={94} y={20} size={28} />
      <Organism seed={18} x={90} y={47} size={28} />
      <Organism seed={4} x={26} y={48} size={28} />
      <circle cx="59" cy="32" r="13" className="fill-accent" />
      <path d="M55 25.5v13l11-6.5z" className="fill-on-accent" />
    </>
  );
}

function Organism({ seed, x, y, size }: { seed: number; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${Math.round((size / 64) * 100) / 100})`}>
      <GlyphBody genes={Dna.fromSeed(seed).genes()} />
    </g>
  );
}
