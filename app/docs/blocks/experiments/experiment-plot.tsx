import { DrawingFrame } from "#app/docs/blocks/drawings/drawing-figure.tsx";
import { scaleOf } from "#app/plots/axis.ts";
import { type Experiment, measureOf, type SettingSummary, shownValue } from "#experiments/experiment.ts";
import { valueAxis } from "./value-axis.ts";

interface ExperimentPlotProps {
  of: Experiment;
  /** Defaults to the experiment's first measure. */
  measure?: string;
  /** By default, describes the seeds and the error bars. */
  caption?: string;
}

const width = 340;
const plot = { left: 44, top: 26, bottom: 160 };
/** From the ends of the x-axis to its first and last value. */
const inset = 16;
/** Between the error bars of two lines at the same setting. */
const dodge = 5;
/**
 * The names of lines, to the right of their last points. They have room for the text of phones; on larger screens it
 * takes fewer units, and what remains of the width is cut off.
 */
const names = { character: 7, height: 15 };

/** Dashes tell the lines apart without colors. */
const looks = [
  { className: "fill-accent stroke-accent" },
  { className: "fill-ink stroke-ink", strokeDasharray: "6 4" },
  { className: "fill-caution stroke-caution", strokeDasharray: "2 4" },
  { className: "fill-danger stroke-danger", strokeDasharray: "10 3 2 3" },
];

/** Mean and 95% confidence interval for each value of the last factor; one line for each value of the others. */
export function ExperimentPlot({ of, measure, caption }: ExperimentPlotProps) {
  const summary = measureOf(of, measure);
  const { name, settings, places } = summary;
  const lines = linesOf(of, settings);
  const xName = of.factors.at(-1) ?? "";
  const xValues = [...new Set(settings.map(lastValue))];
  const longest = Math.max(...lines.map(({ name }) => name.length));
  const right = width - 4 - names.character * longest;
  const axis = valueAxis(summary);
  const up = (value: number) => Math.round(scaleOf(axis, [plot.bottom, plot.top])(value));
  const step = (right - plot.left - 2 * inset) / Math.max(xValues.length - 1, 1);
  const placeOf = (value: string) => Math.round(plot.left + inset + step * xValues.indexOf(value));
  const along = (setting: SettingSummary, line: number) =>
    Math.round(placeOf(lastValue(setting)) + dodge * (line - (lines.length - 1) / 2));
  const nameHeights = spread(lines.map(({ settings }) => up(settings.at(-1)?.mean ?? 0)));
  return (
    <DrawingFrame
      caption={
        caption ??
        `Mean ${name} over seeds ${of.seeds.join(" to ")}. Error bars are 95% confidence intervals for the mean.`
      }
    >
      <svg
        role="img"
        aria-label={`Mean ${name} by ${xName}. ${lines.map((line) => describe(line, places)).join(" ")}`}
        viewBox={`0 0 ${width} ${plot.bottom + 38}`}
        preserveAspectRatio="xMinYMin slice"
        className={`mx-auto w-full max-w-168 fill-muted text-[13px] max-[22.5rem]:text-[14.4px] sm:text-[7.6px] md:text-[6.4px] ${longest > 13 ? "sm:aspect-[3/2]" : ""}`}
      >
        <path
          d={axis.ticks
            .map(({ value }) => `M${plot.left} ${up(value)}H${Math.round(right - inset / 2)}`)
            .join("")}
          strokeWidth="0.6"
          className="stroke-line"
        />
        <text x="2" y="12">
          {name}
        </text>
        <g textAnchor="end">
          {axis.ticks.map(({ value, text }) => (
            <text key={value} x={plot.left - 6} y={up(value)} dy=".35em">
              {text}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {xValues.map((value) => (
            <text key={value} x={placeOf(value)} y={plot.bottom + 16}>
              {shownValue(value)}
            </text>
          ))}
          <text x={Math.round((plot.left + right) / 2)} y={plot.bottom + 34}>
            {xName}
          </text>
        </g>
        {lines.map(({ name, settings }, line) => {
          const points = settings.map((each) => ({ x: along(each, line), y: up(each.mean), ...each }));
          const { strokeDasharray, className } = looks[line % looks.length] ?? {};
          return (
            <g key={name} strokeWidth="1.2" className={className}>
              <path
                d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
                fill="none"
                strokeDasharray={strokeDasharray}
              />
              <path
                d={points
                  .map(({ x, low, high }) => `M${x - 3} ${up(low)}h6M${x} ${up(low)}V${up(high)}m-3 0h6`)
                  .join("")}
              />
              {points.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r="2.2" />
              ))}
              {name && (
                <text x={Math.round(right)} y={nameHeights[line]} dy=".35em" stroke="none">
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </DrawingFrame>
  );
}

interface Line {
  name: string;
  settings: SettingSummary[];
}

function linesOf({ factors }: Experiment, settings: readonly SettingSummary[]): Line[] {
  const lines = new Map<string, SettingSummary[]>();
  for (const setting of settings) {
    const name = setting.values
      .slice(0, -1)
      .map((value, factor) => namedValue(factors[factor] ?? "", value))
      .join(", ");
    lines.set(name, [...(lines.get(name) ?? []), setting]);
  }
  return [...lines].map(([name, settings]) => ({ name, settings }));
}

/** A value as part of a name: a number says what it is, such as "1 thread" or "radius 30". */
function namedValue(factor: string, value: string): string {
  if (Number.isNaN(Number(value))) return value;
  if (factor === "threads") return `${value} ${value === "1" ? "thread" : factor}`;
  return `${factor.split(" ").at(-1)} ${value}`;
}

/** The same heights, moved apart evenly where names would overlap. */
function spread(heights: readonly number[]): number[] {
  const lines = heights.map((height, line) => ({ height, line })).sort((a, b) => a.height - b.height);
  for (const _ of lines) {
    for (const [place, lower] of lines.entries()) {
      const upper = lines[place - 1];
      if (!upper) continue;
      const missing = Math.max(names.height - (lower.height - upper.height), 0);
      upper.height -= missing / 2;
      lower.height += missing / 2;
    }
  }
  return lines.sort((a, b) => a.line - b.line).map(({ height }) => Math.round(height));
}

function lastValue({ values }: SettingSummary): string {
  return values.at(-1) ?? "";
}

function describe({ name, settings }: Line, places: number): string {
  const means = settings
    .map((each) => `${each.mean.toFixed(places)} at ${shownValue(lastValue(each))}`)
    .join(", ");
  return `${name ? `${name}: ` : ""}${means}.`;
}
