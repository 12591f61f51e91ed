import { type GenerationRow, generationRows } from "#app/lib/generation-rows.ts";
import type { Sample } from "#content/sample.ts";

const lines = [
  { key: "best", name: "Best fitness", stroke: "stroke-accent", width: 3, dash: undefined },
  { key: "average", name: "Average fitness", stroke: "stroke-ink", width: 1.5, dash: undefined },
  { key: "diversity", name: "Diversity", stroke: "stroke-caution", width: 2, dash: "6 5" },
] as const;
type Line = (typeof lines)[number];

const width = 100;
const height = 100;
const valueTicks = [1, 0.8, 0.6, 0.4, 0.2, 0];
const generationParts = [0, 0.2, 0.4, 0.6, 0.8, 1];

interface FitnessDrawingProps {
  /** What the program printed: one row for each generation shown, under its heading. */
  output: Sample;
}

/** Fitness and diversity by generation, drawn from the numbers that the program printed. */
export function FitnessDrawing({ output }: FitnessDrawingProps) {
  const rows = generationRows(output.html);
  const last = rows.at(-1)?.generation ?? 0;
  return (
    <figure className="rounded-xl border border-line bg-raised p-4 sm:p-5">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 pt-2 pr-3 text-muted text-xs sm:text-sm">
        <div aria-hidden="true" className="flex flex-col justify-between">
          {valueTicks.map((value) => (
            <span key={value} className="flex h-0 items-center justify-end">
              {value.toFixed(1)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={description(rows)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-56 w-full overflow-visible sm:h-72"
        >
          {valueTicks.map((value) => (
            <path
              key={value}
              d={`M0 ${yOf(value)}H${width}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {lines.map((line) => (
            <Curve key={line.key} line={line} rows={rows} last={last} />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-3 flex justify-between">
          {generationParts.map((part) => (
            <span key={part} className="flex w-0 justify-center">
              {last * part}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className="col-start-2 text-center">
          Generation
        </p>
      </div>
      <figcaption className="mt-4 text-sm">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {lines.map((line) => (
            <li key={line.key} className="flex items-center gap-2">
              <svg viewBox="0 0 28 8" aria-hidden="true" className="w-7 shrink-0">
                <path
                  d="M0 4H28"
                  strokeWidth={line.width}
                  strokeDasharray={line.dash}
                  className={line.stroke}
                />
              </svg>
              {line.name}, {change(rows, line)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

interface CurveProps {
  line: Line;
  rows: readonly GenerationRow[];
  last: number;
}

/** The plot is stretched to its place; strokes and dots are not. A dot is a line of no length. */
function Curve({ line: { key, stroke, width: strokeWidth, dash }, rows, last }: CurveProps) {
  const points = rows.map((row) => `${xOf(row.generation, last)} ${yOf(row[key])}`);
  return (
    <g className={`${stroke} fill-none`} strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M${points.join("L")}`}
        strokeWidth={strokeWidth}
        strokeDasharray={dash}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={points.map((point) => `M${point}h0`).join("")}
        strokeWidth={strokeWidth + 4}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

function xOf(generation: number, last: number): number {
  return rounded((generation / last) * width);
}

function yOf(value: number): number {
  return rounded((1 - value) * height);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function change(rows: readonly GenerationRow[], { key }: Line): string {
  return `${rows.at(0)?.[key].toFixed(3)} to ${rows.at(-1)?.[key].toFixed(3)}`;
}

function description(rows: readonly GenerationRow[]): string {
  const changes = lines.map((line) => `${line.name} goes from ${change(rows, line)}.`);
  return `Line chart of generations 0 to ${rows.at(-1)?.generation}. ${changes.join(" ")}`;
}
