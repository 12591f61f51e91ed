import { memo } from "react";
import { membranes } from "#app/figures/behavior-looks.ts";
import { GlyphBody } from "#app/glyph/glyph.tsx";
import type { Dna } from "#simulation/dna.ts";
import type { BehaviorState, BehaviorValues } from "./behavior-model.ts";

const center = 100;
const body = 50;
const ring = 56;
const around = 2 * Math.PI * ring;
const most = 5;

// Between neighbors, so that the five are apart and leave room for the label below.
const apart = Math.PI / 3;

interface OrganismPictureProps {
  dna: Dna;
  state: BehaviorState;
  values: BehaviorValues;
}

/** The organism in its situation: energy around it, others nearby, danger and unknown land farther out. */
export const OrganismPicture = memo(function OrganismPicture({
  dna,
  state: { chosen },
  values,
}: OrganismPictureProps) {
  const { energy, danger, company, novelty } = values;
  const others = Math.round(company * most);
  return (
    <svg
      role="img"
      aria-label={`An organism with an energy of ${energy.toFixed(2)}. Others nearby: ${others}. Behavior: ${chosen.behavior}.`}
      viewBox="0 0 200 200"
      className="text-[12.1px] @[36rem]:text-[10px] @[42rem]:text-[14.2px] @[48rem]:text-[12.1px]"
    >
      {/* Unknown land is dotted, known land is plain. */}
      <circle
        cx={center}
        cy={center}
        r="96"
        strokeDasharray={`1 ${Math.round(4 + novelty * 8)}`}
        strokeLinecap="round"
        strokeWidth={1 + novelty * 3}
        className="fill-none stroke-accent-line"
      />
      {danger > 0 && (
        <circle
          cx={center}
          cy={center}
          r="78"
          strokeWidth={danger * 14}
          className="fill-none stroke-danger-soft"
        />
      )}
      {Array.from({ length: others }, (_, place) => {
        const angle = (place - (others - 1) / 2) * apart - Math.PI / 2;
        const x = Math.round(center + Math.cos(angle) * 78);
        const y = Math.round(center + Math.sin(angle) * 78);
        return (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="9"
            strokeWidth="1.5"
            className={danger > 0.5 ? membranes.Aggressive : membranes.Social}
          />
        );
      })}
      <circle cx={center} cy={center} r={ring} strokeWidth="5" className="fill-none stroke-line" />
      <path
        d={`M${center} ${center - ring}a${ring} ${ring} 0 1 1 0 ${2 * ring}a${ring} ${ring} 0 1 1 0 ${-2 * ring}`}
        strokeWidth="5"
        strokeDasharray={`${Math.round(energy * around)} ${Math.ceil(around)}`}
        className="fill-none stroke-accent"
      />
      <circle cx={center} cy={center} r={body} strokeWidth="2" className={membranes[chosen.behavior]} />
      <g transform={`translate(${center} ${center}) scale(1.4)`}>
        <GlyphBody genes={dna.genes()} />
      </g>
      <text x={center} y={center + ring + 20} textAnchor="middle" className="fill-muted @max-[30rem]:hidden">
        energy {energy.toFixed(2)}
      </text>
    </svg>
  );
});
