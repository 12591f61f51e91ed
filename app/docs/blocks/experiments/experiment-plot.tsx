import { DrawingFigure } from "#app/docs/blocks/drawings/drawing-figure.tsx";
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

const plot = { left: 52, right: 334, height: 180 };
const legendRow = 20;
/** Between the error bars of two lines at the same setting. */
const dodge = 5;

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
  const lines = linesOf(settings);
  const xName = of.factors.at(-1) ?? "";
  const xValues = [...new Set(settings.map(lastValue))];
  const top = lines.length > 1 ? (lines.length + 1) * legendRow + 16 : 10;
  const bottom = top + plot.height;
  const axis = valueAxis(summary);
  const up = (value: number) => Math.round(scaleOf(axis, [bottom, top])(value));
  const slot = (plot.right - plot.left) / xValues.length;
  const along = (setting: SettingSummary, line: number) =>
    Math.round(
      plot.left +
        slot * (xValues.indexOf(lastValue(setting)) + 0.5) +
        dodge * (line - (lines.length - 1) / 2),
    );
  return (
    <DrawingFigure
      label={`Mean ${name} by ${xName}. ${lines.map((line) => describe(line, places)).join(" ")}`}
      height={bottom + 44}
      caption={
        caption ??
        `Mean ${name} over seeds ${of.seeds.join(" to ")}. Error bars are 95% confidence intervals for the mean.`
      }
    >
      <path
        d={axis.ticks.map(({ value }) => `M${plot.left} ${up(value)}H${plot.right}`).join("")}
        className="stroke-line"
      />
      <g className="fill-muted text-xs sm:text-[9px]">
        <g textAnchor="end">
          {axis.ticks.map(({ value, text }) => (
            <text key={value} x={plot.left - 6} y={up(value) + 5}>
              {text}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {xValues.map((value, index) => (
            <text key={value} x={Math.round(plot.left + slot * (index + 0.5))} y={bottom + 18}>
              {shownValue(value)}
            </text>
          ))}
          <text x={(plot.left + plot.right) / 2} y={bottom + 38}>
            {xName}
          </text>
        </g>
        {lines.length > 1 && (
          <text x="4" y="16">
            {of.factors.slice(0, -1).join(", ")}
          </text>
        )}
        {lines.length > 1 &&
          lines.map(({ name }, line) => (
            <text key={name} x="40" y={(line + 1) * legendRow + 16}>
              {name}
            </text>
          ))}
      </g>
      {lines.map(({ name, settings }, line) => {
        const points = settings.map((each) => ({ x: along(each, line), y: up(each.mean), ...each }));
        const { strokeDasharray, className } = looks[line % looks.length] ?? {};
        return (
          <g key={name} strokeWidth="2" className={className}>
            <path
              d={`${lines.length > 1 ? `M4 ${(line + 1) * legendRow + 12}h28` : ""}M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
              fill="none"
              strokeDasharray={strokeDasharray}
            />
            <path
              d={points
                .map(({ x, low, high }) => `M${x - 3} ${up(low)}h6M${x} ${up(low)}V${up(high)}m-3 0h6`)
                .join("")}
            />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r="3" />
            ))}
          </g>
        );
      })}
    </DrawingFigure>
  );
}

interface Line {
  name: string;
  settings: SettingSummary[];
}

function linesOf(settings: readonly SettingSummary[]): Line[] {
  const lines = new Map<string, SettingSummary[]>();
  for (const setting of settings) {
    const name = setting.values.slice(0, -1).map(shownValue).join(", ");
    lines.set(name, [...(lines.get(name) ?? []), setting]);
  }
  return [...lines].map(([name, settings]) => ({ name, settings }));
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
