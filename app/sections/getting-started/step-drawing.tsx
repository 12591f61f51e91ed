import type { ReactNode } from "react";

/** One picture for each of the three steps, in order. */
const drawings: readonly ReactNode[] = [
  <Package key="package" />,
  <Strands key="dna" />,
  <Cell key="cell" />,
];

interface StepDrawingProps {
  step: number;
  label: string;
}

export function StepDrawing({ step, label }: StepDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-24 w-30 text-accent"
    >
      {drawings[step]}
    </svg>
  );
}

function Package() {
  return (
    <>
      <path d="M26 50v28l34 14 34-14V50" className="fill-accent-soft" />
      <path d="M26 50l34 14 34-14M60 64v28" />
      <path d="M26 50l-10-10 34-14M94 50l10-10-34-14" className="text-control" stroke="currentColor" />
      <path d="M60 4v44M50 38l10 10 10-10" />
    </>
  );
}

// Both strands follow a cosine; a rung joins them wherever they are apart.
const strandX = Array.from({ length: 25 }, (_, index) => 6 + index * 4.5);
const strandY = (x: number, side: 1 | -1) => 48 + side * 28 * Math.cos((x - 6) / 17.2);
const strandPath = (side: 1 | -1) =>
  strandX.map((x, index) => `${index === 0 ? "M" : "L"}${x} ${strandY(x, side).toFixed(1)}`).join("");
const rungs = strandX.filter((x, index) => index % 2 === 0 && Math.abs(strandY(x, 1) - strandY(x, -1)) > 16);

function Strands() {
  return (
    <>
      {rungs.map((x) => (
        <path
          key={x}
          d={`M${x} ${strandY(x, 1).toFixed(1)}V${strandY(x, -1).toFixed(1)}`}
          className="text-control"
          stroke="currentColor"
        />
      ))}
      <path d={strandPath(1)} strokeWidth="3" />
      <path d={strandPath(-1)} strokeWidth="3" className="text-accent-strong" stroke="currentColor" />
    </>
  );
}

const neurons = [
  [42, 38],
  [42, 60],
  [60, 30],
  [60, 49],
  [60, 68],
  [79, 49],
] as const;
const links = ["M42 38L60 30M42 38L60 49M42 60L60 49M42 60L60 68", "M60 30L79 49M60 49H79M60 68L79 49"];

function Cell() {
  return (
    <>
      <path
        d="M60 6c24-3 46 14 46 39 0 27-20 47-46 47S14 74 14 48C14 25 36 9 60 6Z"
        className="fill-accent-soft"
      />
      <circle cx="60" cy="49" r="30" strokeDasharray="3 5" className="text-control" stroke="currentColor" />
      {links.map((d) => (
        <path key={d} d={d} strokeWidth="1.5" />
      ))}
      {neurons.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="currentColor" stroke="none" />
      ))}
    </>
  );
}
