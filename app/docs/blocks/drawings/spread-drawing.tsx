import { DrawingFrame } from "./drawing-figure.tsx";

interface SpreadDrawingProps {
  results: readonly { label: string; mean: number; spread: number; error: number }[];
  /** The ends of the scale. */
  from: number;
  to: number;
  /** Whether to mark two standard errors, which needs a narrow scale. */
  hasErrors?: boolean;
  caption: string;
}

const rowHeight = 56;

/** Mean and standard deviation of each result, on one scale as wide as the frame. */
export function SpreadDrawing({ results, from, to, hasErrors, caption }: SpreadDrawingProps) {
  const along = (value: number) => `${(2 + ((value - from) / (to - from)) * 96).toFixed(1)}%`;
  const bottom = results.length * rowHeight + 8;
  const marks = [from, (from + to) / 2, to];
  return (
    <DrawingFrame caption={caption}>
      <svg
        role="img"
        aria-label={results
          .map(({ label, mean, spread }) => `${label}: mean ${mean.toFixed(3)}, SD ${spread.toFixed(3)}`)
          .join("; ")}
        height={bottom + 28}
        className="w-full fill-ink"
      >
        {marks.map((mark) => (
          <line key={mark} x1={along(mark)} x2={along(mark)} y2={bottom} className="stroke-line" />
        ))}
        {results.map(({ label, mean, spread, error }, row) => (
          <g key={label} transform={`translate(0 ${row * rowHeight})`}>
            {/* The outline keeps grid lines out of the letters. */}
            <text x={along(from)} dx="6" y="20" paintOrder="stroke" strokeWidth="6" className="stroke-raised">
              {label}
            </text>
            <line
              x1={along(mean - spread)}
              x2={along(mean + spread)}
              y1="38"
              y2="38"
              strokeWidth={hasErrors ? 1.5 : 3}
              className="stroke-accent"
            />
            {hasErrors && (
              <line
                x1={along(mean - 2 * error)}
                x2={along(mean + 2 * error)}
                y1="38"
                y2="38"
                strokeWidth="6"
                className="stroke-accent"
              />
            )}
            <circle cx={along(mean)} cy="38" r="6" className="fill-accent" />
          </g>
        ))}
        {marks.map((mark, index) => (
          <text
            key={mark}
            x={along(mark)}
            y={bottom + 20}
            textAnchor={(["start", "middle", "end"] as const)[index]}
            className="fill-muted text-sm"
          >
            {mark.toFixed(2)}
          </text>
        ))}
      </svg>
    </DrawingFrame>
  );
}
