import { DrawingFigure } from "./drawing-figure.tsx";

interface SpreadDrawingProps {
  results: readonly { label: string; mean: number; spread: number; error: number }[];
  /** The ends of the scale. */
  from: number;
  to: number;
  /** Whether to mark two standard errors, which needs a narrow scale. */
  hasErrors?: boolean;
  caption: string;
}

const left = 12;
const right = 328;
const rowHeight = 56;

/** Mean and standard deviation of each result, on one scale. */
export function SpreadDrawing({ results, from, to, hasErrors, caption }: SpreadDrawingProps) {
  const along = (value: number) => Math.round(left + ((value - from) / (to - from)) * (right - left));
  const bottom = results.length * rowHeight + 8;
  const marks = [from, (from + to) / 2, to];
  return (
    <DrawingFigure
      label={results
        .map(({ label, mean, spread }) => `${label}: mean ${mean.toFixed(3)}, SD ${spread.toFixed(3)}`)
        .join("; ")}
      height={bottom + 28}
      caption={caption}
    >
      <path d={marks.map((mark) => `M${along(mark)} 0V${bottom}`).join("")} className="stroke-line" />
      {results.map(({ label, mean, spread, error }, row) => (
        <g key={label}>
          {/* The outline keeps grid lines out of the letters. */}
          <text
            x={left + 4}
            y={row * rowHeight + 20}
            paintOrder="stroke"
            strokeWidth="6"
            className="stroke-raised"
          >
            {label}
          </text>
          <path
            d={`M${along(mean - spread)} ${row * rowHeight + 38}H${along(mean + spread)}`}
            strokeWidth={hasErrors ? 1.5 : 3}
            className="stroke-accent"
          />
          {hasErrors && (
            <path
              d={`M${along(mean - 2 * error)} ${row * rowHeight + 38}H${along(mean + 2 * error)}`}
              strokeWidth="6"
              className="stroke-accent"
            />
          )}
          <circle cx={along(mean)} cy={row * rowHeight + 38} r="6" className="fill-accent" />
        </g>
      ))}
      {marks.map((mark, index) => (
        <text
          key={mark}
          x={along(mark)}
          y={bottom + 20}
          textAnchor={(["start", "middle", "end"] as const)[index]}
          className="fill-muted"
        >
          {mark.toFixed(2)}
        </text>
      ))}
    </DrawingFigure>
  );
}
