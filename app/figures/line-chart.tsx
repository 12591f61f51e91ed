import { type Axis, scaleOf, ticksOf, tickText } from "#app/plots/axis.ts";

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
  x: Axis;
  y: Axis;
  series: readonly Series[];
  width: number;
  height: number;
  /** Sizes of the text, which is scaled with the chart. */
  className: string;
}

const tickCount = 5;

/** Lines over two axes. The legend is above the chart, so that labels never overlap. */
export function LineChart({ label, x, y, series, width, height, className }: LineChartProps) {
  const plot = { left: 42, right: width - 16, top: 8, bottom: height - 39 };
  const along = scaleOf(x, [plot.left, plot.right]);
  const up = scaleOf(y, [plot.bottom, plot.top]);
  const draw = (points: readonly Point[]) =>
    points
      .map(([at, value], place) => `${place > 0 ? "L" : "M"}${round(along(at))} ${round(up(value))}`)
      .join("");
  return (
    <div>
      <p className="figure-legend">
        {series.map(({ name, look, width: strokeWidth = 2, dash }) => (
          <b key={name} className={look.text}>
            <svg aria-hidden="true" viewBox="0 0 14 4">
              <path d="M0 2h14" strokeWidth={strokeWidth} strokeDasharray={dash} className={look.stroke} />
            </svg>
            {name}
          </b>
        ))}
      </p>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={className}>
        {ticksOf(y, tickCount).map((tick) => (
          <g key={tick}>
            <path d={`M${plot.left} ${round(up(tick))}H${plot.right}`} className="stroke-line" />
            <text x={plot.left - 5} y={round(up(tick)) + 4} textAnchor="end" className="fill-muted">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {ticksOf(x, tickCount).map((tick) => (
          <text
            key={tick}
            x={round(along(tick))}
            y={plot.bottom + 17}
            textAnchor="middle"
            className="fill-muted"
          >
            {tick}
          </text>
        ))}
        <text x={(plot.left + plot.right) / 2} y={height - 3} textAnchor="middle" className="fill-muted">
          {x.name}
        </text>
        {y.name && (
          <text x={plot.right} y={plot.top + 14} textAnchor="end" className="fill-muted">
            {y.name}
          </text>
        )}
        <g strokeLinejoin="round" strokeLinecap="round" className="fill-none">
          {series.map(({ name, points, look, width: strokeWidth = 2, dash }) => (
            <path
              key={name}
              d={draw(points)}
              strokeWidth={strokeWidth}
              strokeDasharray={dash}
              className={look.stroke}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
