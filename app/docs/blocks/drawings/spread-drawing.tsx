import { DrawingFrame } from "./drawing-figure.tsx";

interface SpreadDrawingProps {
  results: readonly { label: string; mean: number; spread: number; error: number }[];
  /** What the scale measures. */
  title: string;
  /** The ends of the scale. */
  from: number;
  to: number;
  /** Whether to mark two standard errors, which needs a narrow scale. */
  hasErrors?: boolean;
  caption: string;
  /** Whether it follows a program with notes, and is as wide as its code. */
  isBelowCode?: boolean;
}

/** Mean and standard deviation of each result, on one scale: beside the label or, on phones, below it. */
export function SpreadDrawing({
  results,
  title,
  from,
  to,
  hasErrors,
  caption,
  isBelowCode = false,
}: SpreadDrawingProps) {
  const along = (value: number) => `${(5 + ((value - from) / (to - from)) * 90).toFixed(1)}%`;
  const range = (mean: number, reach: number) => ({ x1: along(mean - reach), x2: along(mean + reach) });
  return (
    <DrawingFrame caption={caption} className={isBelowCode ? "xl:max-w-xl" : ""}>
      <div
        role="img"
        aria-label={results
          .map(({ label, mean, spread }) => `${label}: mean ${mean.toFixed(3)}, SD ${spread.toFixed(3)}`)
          .join("; ")}
        className="grid items-center fill-ink text-sm md:grid-cols-[max-content_1fr]"
      >
        {results.map(({ label, mean, spread, error }) => (
          <div key={label} className="contents">
            <span aria-hidden="true" className="md:pt-4 md:pr-4">
              {label}
            </span>
            {/* Its middle is level with the label's. */}
            <svg aria-hidden="true" height="44" className="mb-1 w-full stroke-accent md:mb-0">
              <line x2="100%" y1="30" y2="30" className="stroke-line" />
              <line {...range(mean, spread)} y1="30" y2="30" strokeWidth={hasErrors ? 1.5 : 3} />
              {hasErrors && <line {...range(mean, 2 * error)} y1="30" y2="30" strokeWidth="6" />}
              <circle cx={along(mean)} cy="30" r="5" className="fill-accent" />
              <text x={along(mean)} y="16" textAnchor="middle" stroke="none">
                {mean.toFixed(3)}
              </text>
            </svg>
          </div>
        ))}
        <svg
          aria-hidden="true"
          height="40"
          textAnchor="middle"
          className="w-full fill-muted text-xs md:col-start-2"
        >
          {[from, (from + to) / 2, to].map((mark) => (
            <g key={mark}>
              <line x1={along(mark)} x2={along(mark)} y2="5" className="stroke-muted" />
              <text x={along(mark)} y="19">
                {mark.toFixed(2)}
              </text>
            </g>
          ))}
          <text x="50%" y="36">
            {title}
          </text>
        </svg>
      </div>
    </DrawingFrame>
  );
}
