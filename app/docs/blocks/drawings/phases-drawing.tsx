import { DrawingFigure } from "./drawing-figure.tsx";

interface PhasesDrawingProps {
  /** Organisms in the population; sorting orders all of them. */
  organisms: number;
  /** Children that each thread evaluates. */
  chunks: readonly number[];
  caption: string;
}

const row = { top: 28, height: 24, step: 32 };
const phases = { create: [76, 76], evaluate: [160, 104], sort: [272, 64] } as const;
type Phase = keyof typeof phases;

/** The phases of a generation from left to right, with a row for each thread. Only evaluation uses all of them. */
export function PhasesDrawing({ organisms, chunks, caption }: PhasesDrawingProps) {
  const children = chunks.reduce((sum, chunk) => sum + chunk, 0);
  const tasks: Record<Phase, readonly number[]> = {
    create: [children],
    evaluate: chunks,
    sort: [organisms],
  };
  const middles = chunks.map((_, thread) => row.top + thread * row.step + row.height / 2);
  return (
    <DrawingFigure
      label={`One thread creates ${children} children, ${chunks.length} threads evaluate ${chunks.join(", ")} of them, and one thread sorts ${organisms} organisms.`}
      height={row.top + chunks.length * row.step}
      caption={caption}
    >
      {/* While they wait. */}
      <path
        d={middles.map((y) => `M${phases.create[0]} ${y}H${phases.sort[0] + phases.sort[1]}`).join("")}
        strokeDasharray="2 4"
        className="stroke-control"
      />
      {middles.map((y, thread) => (
        <text key={y} x="0" y={y + 5} className="fill-muted">
          thread {thread + 1}
        </text>
      ))}
      {(Object.keys(phases) as Phase[]).map((phase) => {
        const [left, width] = phases[phase];
        return (
          <g key={phase} textAnchor="middle">
            <text x={left + width / 2} y="15">
              {phase}
            </text>
            {tasks[phase].map((count, thread) => (
              <g key={middles[thread]}>
                <rect
                  x={left}
                  y={row.top + thread * row.step}
                  width={width}
                  height={row.height}
                  rx="6"
                  className={
                    phase === "evaluate" ? "fill-accent-soft stroke-accent" : "fill-sunken stroke-control"
                  }
                />
                <text x={left + width / 2} y={row.top + thread * row.step + 17}>
                  {count}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </DrawingFigure>
  );
}
