import { type Axis, type Scale, scaleOf, ticksOf, tickText } from "#app/plots/axis.ts";

type Point = readonly [x: number, y: number];

interface Series {
  name: string;
  points: readonly Point[];
  /** Role colors of the line and its label. */
  look: { stroke: string; text: string };
  width?: number;
  dash?: string;
}

interface LineChartProps {
  /** Describes the chart for assistive technology. */
  label: string;
  /** What the lines show, where their names don't say it. */
  title?: string;
  x: Axis;
  y: Scale;
  series: readonly Series[];
  /** The chart's height. */
  className: string;
}

const tickCount = 5;
const width = 340;
const height = 170;

/** Lines over two axes, as wide as its container. The legend is above the chart, so that labels never overlap. */
export function LineChart({ label, title, x, y, series, className }: LineChartProps) {
  const along = scaleOf(x, [0, width]);
  const up = scaleOf(y, [height, 0]);
  const draw = (points: readonly Point[]) =>
    points
      .map(([at, value], place) => `${place > 0 ? "L" : "M"}${round(along(at))} ${round(up(value))}`)
      .join("");
  return (
    <div>
      <p className="figure-legend">
        {title && <span className="@max-[30rem]:w-full">{title}</span>}
        {series.map(({ name, look, width: strokeWidth = 2, dash }) => (
          <b key={name} className={look.text}>
            <svg aria-hidden="true" viewBox="0 0 14 4">
              <path d="M0 2h14" strokeWidth={strokeWidth} strokeDasharray={dash} className={look.stroke} />
            </svg>
            {name}
          </b>
        ))}
      </p>
      <div className={`line-chart ${className}`}>
        <svg aria-hidden="true" textAnchor="end">
          {ticksOf(y, tickCount).map((tick) => (
            <text key={tick} x="100%" y={percent(up(tick) / height)} dy="4">
              {tickText(tick)}
            </text>
          ))}
        </svg>
        <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path
            d={ticksOf(y, tickCount)
              .map((tick) => `M0 ${round(up(tick))}h${width}`)
              .join("")}
            className="stroke-line"
          />
          {series.map(({ name, points, look, width: strokeWidth = 2, dash }) => (
            <path
              key={name}
              d={draw(points)}
              strokeWidth={strokeWidth}
              strokeDasharray={dash}
              className={look.stroke}
            />
          ))}
        </svg>
        <svg aria-hidden="true" textAnchor="middle">
          {ticksOf(x, tickCount).map((tick) => (
            <text key={tick} x={percent(along(tick) / width)} y="14">
              {tick}
            </text>
          ))}
          <text x="50%" y="100%" dy="-3">
            {x.name}
          </text>
        </svg>
      </div>
    </div>
  );
}

export function percent(share: number): string {
  return `${round(share * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
