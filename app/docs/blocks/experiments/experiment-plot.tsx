import { DrawingFrame } from "#app/docs/blocks/drawings/drawing-figure.tsx";
import { scaleOf } from "#app/plots/axis.ts";
import { type Experiment, measureOf, type SettingSummary, shownValue } from "#experiments/experiment.ts";
import { type Line, lineLabels, rowHeight } from "./line-labels.ts";
import { namedValue } from "./named-value.ts";
import { valueAxis } from "./value-axis.ts";

interface ExperimentPlotProps {
  of: Experiment;
  /** Defaults to the experiment's first measure. */
  measure?: string;
  /** By default, names the plotted value and the seeds. A sentence about confidence intervals is always added. */
  caption?: string;
}

const plot = { top: 30, bottom: 250, height: 292 };
const dotRadius = 3;

/** The last group of lines gets the first color; experiments list their baseline first. */
const colors = [
  "fill-accent stroke-accent",
  "fill-ink stroke-ink",
  "fill-caution stroke-caution",
  "fill-muted stroke-muted",
];
/** Dashes tell the lines apart without colors. */
const dashes = [undefined, "6 4", "2 4", "10 3 2 3"];

/** Mean and 95% confidence interval for each value of the last factor; one line for each value of the others. */
export function ExperimentPlot({ of, measure, caption }: ExperimentPlotProps) {
  const summary = measureOf(of, measure);
  const { name, settings, places } = summary;
  const lines = linesOf(settings);
  const groups = [...new Set(lines.map(({ values }) => values[0]))];
  const colorOf = (line: number) =>
    colors[(groups.length - 1 - groups.indexOf(lines[line]?.values[0])) % colors.length];
  // With two factors, colors show the first one and dashes the second one.
  const dashOf = (line: number) => {
    const { values = [] } = lines[line] ?? {};
    const isBefore = (other: Line, place: number) => place < line && other.values[0] === values[0];
    return dashes[(values.length > 1 ? lines.filter(isBefore).length : line) % dashes.length];
  };
  const xName = of.factors.at(-1) ?? "";
  const xValues = [...new Set(settings.map(lastValue))];
  const axis = valueAxis(summary);
  const up = (value: number) => Math.round(scaleOf(axis, [plot.bottom, plot.top])(value));
  const along = (value: string) =>
    `${(5 + (91 * xValues.indexOf(value)) / Math.max(xValues.length - 1, 1)).toFixed(1)}%`;
  const labels = lineLabels(
    of,
    lines,
    lines.map(({ settings }) => up(settings.at(-1)?.mean ?? 0)),
  );
  const longest = Math.max(...labels.flatMap(({ rows }) => rows.map((row) => row.length)));
  // The dot would cover a shorter bar.
  const hasBar = ({ low, high }: SettingSummary) => up(low) - up(high) > 2 * dotRadius;
  const words = caption ?? `Mean ${name} over seeds ${of.seeds.join(" to ")}.`;
  return (
    <DrawingFrame
      caption={`${words} ${settings.some(hasBar) ? "Error bars are 95% confidence intervals for the mean." : "The 95% confidence intervals are smaller than the dots."}`}
    >
      <div
        role="img"
        aria-label={`Mean ${name} by ${xName}. ${lines.map((line) => describe(of, line, places)).join(" ")}`}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] fill-muted text-xs sm:text-sm"
      >
        <svg aria-hidden="true" width="3em" height={plot.height} textAnchor="end" overflow="visible">
          <text x="0" y="12" textAnchor="start">
            {name}
          </text>
          {axis.ticks.map(({ value, text }) => (
            <text key={value} x="2.6em" y={up(value)} dy=".35em">
              {text}
            </text>
          ))}
        </svg>{" "}
        <svg
          aria-hidden="true"
          height={plot.height}
          textAnchor="middle"
          overflow="visible"
          className="w-full"
        >
          {axis.ticks.map(({ value }) => (
            <line key={value} x2="100%" y1={up(value)} y2={up(value)} className="stroke-line" />
          ))}
          {xValues.map((value) => (
            <text key={value} x={along(value)} y={plot.bottom + 20}>
              {shownValue(value)}
            </text>
          ))}
          <text x="50%" y={plot.bottom + 38}>
            {xName}
          </text>
          {lines.map(({ values, settings }, line) => (
            <g key={values.join()} strokeWidth="1.5" className={colorOf(line)}>
              {settings.slice(1).map((each, place) => (
                <line
                  key={each.setting}
                  x1={along(lastValue(settings[place] ?? each))}
                  y1={up(settings[place]?.mean ?? 0)}
                  x2={along(lastValue(each))}
                  y2={up(each.mean)}
                  strokeDasharray={dashOf(line)}
                />
              ))}
              {settings.map((each) => (
                <svg key={each.setting} aria-hidden="true" x={along(lastValue(each))} overflow="visible">
                  {hasBar(each) && <path d={`M-4 ${up(each.low)}h8m-4 0V${up(each.high)}m-4 0h8`} />}
                  <circle cy={up(each.mean)} r={dotRadius} stroke="none" />
                </svg>
              ))}
            </g>
          ))}
        </svg>{" "}
        {longest > 0 && (
          <svg aria-hidden="true" width={`${(longest * 0.55).toFixed(1)}em`} height={plot.height}>
            {labels.map(({ lines: [line = 0], rows, height }) => (
              <g key={rows.join()} className={colorOf(line)}>
                {rows.map((row, place) => (
                  <text
                    key={row}
                    x="2"
                    y={height + rowHeight * (place - (rows.length - 1) / 2)}
                    dy=".35em"
                    stroke="none"
                  >
                    {row}
                  </text>
                ))}
              </g>
            ))}
          </svg>
        )}
      </div>
    </DrawingFrame>
  );
}

function linesOf(settings: readonly SettingSummary[]): Line[] {
  const lines = new Map<string, Line>();
  for (const setting of settings) {
    const values = setting.values.slice(0, -1);
    const line = lines.get(`${values}`) ?? { values, settings: [] };
    line.settings.push(setting);
    lines.set(`${values}`, line);
  }
  return [...lines.values()];
}

function lastValue({ values }: SettingSummary): string {
  return values.at(-1) ?? "";
}

function describe({ factors }: Experiment, { values, settings }: Line, places: number): string {
  const name = values.map((value, factor) => namedValue(factors[factor] ?? "", value)).join(", ");
  const means = settings
    .map((each) => `${each.mean.toFixed(places)} at ${shownValue(lastValue(each))}`)
    .join(", ");
  return `${name ? `${name}: ` : ""}${means}.`;
}
