import type { ContentRecord } from "#content/schema.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

type Stage = ContentRecord<"lifecycleStage">;

interface LifeCycleDrawingProps {
  /** All six, in order. */
  stages: readonly Stage[];
}

/** The position of each stage, and the organism's state in it. */
const places: Record<Stage["stage"], { x: number; y: number; width: number; state?: string }> = {
  Creation: { x: 4, y: 4, width: 140, state: "Dormant" },
  Initialization: { x: 196, y: 4, width: 140, state: "Growing" },
  "Active Life": { x: 230, y: 168, width: 102 },
  Evolution: { x: 136, y: 168, width: 88 },
  // Below Creation, where its child starts.
  Reproduction: { x: 8, y: 168, width: 122 },
  Termination: { x: 70, y: 330, width: 200, state: "Archived" },
};

/** The stages from Creation to Termination, with the loop in the middle and the child that starts over. */
export function LifeCycleDrawing({ stages }: LifeCycleDrawingProps) {
  return (
    <DrawingFigure
      label={inWords(stages)}
      height={408}
      caption="The six stages with their durations and states. Solid arrows show one organism’s life. The dashed arrow leads to its child, which starts at Creation and must also be initialized."
    >
      <rect x="1" y="124" width="338" height="146" rx="14" className="fill-sunken stroke-line" />
      <g fontSize="14.5" className="fill-muted sm:text-xs">
        <text x="88" y="150">
          any order, any number of times
        </text>
        <text x="170" y="256" textAnchor="middle">
          Growing, Mature from generation 10
        </text>
        <text x="84" y="106">
          the child
        </text>
        <text x="182" y="292">
          from here, or from
        </text>
        <text x="182" y="311">
          any earlier stage
        </text>
      </g>
      <g className="fill-none stroke-ink" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M144 41H194m-7-5 7 5-7 5" />
        <path d="M266 78V122m-5-7 5 7 5-7" />
        <path d="M170 270V328m-5-7 5 7 5-7" />
        <g className="stroke-accent">
          <path d="M74 168V84" strokeDasharray="4 4" />
          <path d="M69 87l5-7 5 7" />
        </g>
      </g>
      {stages.map((stage) => (
        <StageBox key={stage.stage} stage={stage} />
      ))}
    </DrawingFigure>
  );
}

function StageBox({ stage: { stage, duration } }: { stage: Stage }) {
  const { x, y, width, state } = places[stage];
  const middle = x + width / 2;
  return (
    <g fontSize="14.5" textAnchor="middle" className="sm:text-xs">
      <rect
        x={x}
        y={y}
        width={width}
        height={state ? 74 : 58}
        rx="10"
        className="fill-accent-soft stroke-accent-line"
        strokeWidth="1.5"
      />
      <text x={middle} y={y + 24} className="fill-ink font-semibold">
        {stage}
      </text>
      <text x={middle} y={y + 44} className="fill-ink">
        {duration}
      </text>
      {state && (
        <text x={middle} y={y + 63} className="fill-muted">
          {state}
        </text>
      )}
    </g>
  );
}

function inWords(stages: readonly Stage[]): string {
  const named = stages.map(({ stage, duration }) => `${stage} (${duration})`);
  return `Life cycle: ${named.slice(0, 2).join(", then ")}; then in any order ${named.slice(2, 5).join(", ")}; finally ${named[5]}. The child starts at Creation.`;
}
