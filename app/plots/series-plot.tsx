import { line } from "d3-shape";
import type { Series } from "#model/series.ts";
import { scaleOf } from "./axis.ts";
import { describeSeries } from "./describe-series.ts";
import { xAxisOf, yAxisOf } from "./plot-axes.ts";

interface SeriesPlotProps {
  series: Series;
  /** Another run of the program, drawn with thin lines. */
  reference?: Series | undefined;
}

/** Lines are stretched to the width of the page. The height is in pixels. */
const size = { width: 600, height: 160 };

/** More points than these would hide their line. */
const mostMarked = 12;

/** Dashes distinguish the lines without colors. */
const looks = [
  { className: "stroke-accent" },
  { className: "stroke-ink", strokeDasharray: "6 4" },
  { className: "stroke-caution", strokeDasharray: "8 3 2 3" },
];

/** A program's printed rows as lines. The printed rows serve as the data table. */
export function SeriesPlot({ series, reference }: SeriesPlotProps) {
  const compared = comparable(series, reference);
  const runs = [series, ...compared];
  const x = xAxisOf(runs);
  const y = yAxisOf(runs);
  const along = scaleOf(x, [0, size.width]);
  const up = (value: number) => Math.round(scaleOf(y, [size.height, 0])(value));
  const lookOf = new Map(series.lines.map(({ name }, place) => [name, looks[place]]));
  const isMarked = series.x.values.length <= mostMarked;
  return (
    <div
      role="img"
      aria-label={`Plot: ${describeSeries(series)}${compared.length > 0 ? " Thin lines show the expected output." : ""}`}
      data-markdown="skip"
      className="flex flex-col gap-3 border-line border-t px-4 pt-3 pb-8 text-muted text-xs"
    >
      <p className="flex flex-wrap gap-x-4">
        {[...lookOf].map(([name, look]) => (
          <span key={name} className="flex items-center gap-2">
            {/* The name of the only line is the title of its axis. */}
            {lookOf.size > 1 && (
              <svg aria-hidden="true" width="24" height="2">
                <path d="M0 1h24" strokeWidth="2" {...look} />
              </svg>
            )}
            {name}
          </span>
        ))}
        {compared.length > 0 && <span>thin lines: expected output</span>}
      </p>
      <svg
        aria-hidden="true"
        width="100%"
        height={size.height}
        overflow="visible"
        className="mb-4 fill-muted pr-4 pl-9"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <Path
            d={y.ticks.map(({ value }) => `M0 ${up(value)}h${size.width}`).join("")}
            className="stroke-line"
          />
          {isMarked && (
            <g strokeWidth="6" strokeLinecap="round">
              {series.lines.map(({ name, values }) => (
                <Path
                  key={name}
                  d={marksOf(series.x.values.map(along), values, up)}
                  className={lookOf.get(name)?.className}
                />
              ))}
            </g>
          )}
          {compared.flatMap((run) =>
            run.lines.map(({ name, values }) => (
              <Path key={name} d={pathOf(run.x.values.map(along), values, up)} {...lookOf.get(name)} />
            )),
          )}
          <g strokeWidth="2">
            {series.lines.map(({ name, values }) => (
              <Path key={name} d={pathOf(series.x.values.map(along), values, up)} {...lookOf.get(name)} />
            ))}
          </g>
        </svg>
        <g textAnchor="end" transform="translate(-8 4)">
          {y.ticks.map(({ value, text }) => (
            <text key={value} y={up(value)}>
              {text}
            </text>
          ))}
        </g>
        <g textAnchor="middle" transform={`translate(0 ${size.height + 18})`}>
          {x.ticks.map(({ value, text }) => (
            <text key={value} x={percent(along(value))}>
              {text}
            </text>
          ))}
          <text x="50%" y="18">
            {x.name}
          </text>
        </g>
      </svg>
    </div>
  );
}

interface PathProps {
  d: string;
  className?: string | undefined;
  strokeDasharray?: string;
}

/** Stretching doesn't affect its width and dashes. */
function Path(props: PathProps) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

/** The reference without lines that are missing in the series. */
function comparable({ x, lines }: Series, reference: Series | undefined): Series[] {
  if (reference?.x.name !== x.name) return [];
  const names = lines.map(({ name }) => name);
  const shared = reference.lines.filter(({ name }) => names.includes(name));
  return shared.length > 0 ? [{ x: reference.x, lines: shared }] : [];
}

/** An SVG path in integers, with a gap where a value is missing. */
function pathOf(
  xs: readonly number[],
  values: readonly (number | null)[],
  up: (value: number) => number,
): string {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, row) => Math.round(xs[row] ?? 0))
    .y((value) => up(value ?? 0));
  return path(values) ?? "";
}

/** Lines of length zero, which appear as dots. */
function marksOf(
  xs: readonly number[],
  values: readonly (number | null)[],
  up: (value: number) => number,
): string {
  return values
    .flatMap((value, row) => (value === null ? [] : `M${Math.round(xs[row] ?? 0)} ${up(value)}h0`))
    .join("");
}

function percent(position: number): string {
  return `${Math.round((position / size.width) * 1000) / 10}%`;
}
