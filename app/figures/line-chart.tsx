import { line } from "d3-shape";
import { type Axis, scaleOf, ticksOf, tickText } from "#app/plots/axis.ts";

type Point = readonly [x: number, y: number];

interface Series {
  name: string;
  points: readonly Point[];
  /** Role colors of the line and its name. */
  look: { stroke: string; fill: string };
  width?: number;
  dash?: string;
}

interface LineChartProps {
  /** Says in words what the chart shows. */
  label: string;
  x: Axis;
  y: Axis;
  series: readonly Series[];
  height?: number;
}

const width = 340;
const plot = { left: 46, right: 322, top: 22 };
const tickCount = 5;

/** Lines over two axes. Their names stand above, so that they never lie over each other. */
export function LineChart({ label, x, y, series, height = 240 }: LineChartProps) {
  const bottom = height - 38;
  const along = scaleOf(x, [plot.left, plot.right]);
  const up = scaleOf(y, [bottom, plot.top]);
  const draw = line<Point>(
    ([value]) => round(along(value)),
    ([, value]) => round(up(value)),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="text-sm sm:text-[11px]">
      {ticksOf(y, tickCount).map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${round(up(tick))}H${plot.right}`} className="stroke-line" />
          <text x={plot.left - 6} y={round(up(tick)) + 4} textAnchor="end" className="fill-muted">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {ticksOf(x, tickCount).map((tick) => (
        <text key={tick} x={round(along(tick))} y={bottom + 16} textAnchor="middle" className="fill-muted">
          {tick}
        </text>
      ))}
      <text x={(plot.left + plot.right) / 2} y={height - 4} textAnchor="middle" className="fill-muted">
        {x.name}
      </text>
      {/* A single point is a dot. */}
      <g strokeLinejoin="round" strokeLinecap="round" className="fill-none">
        {series.map(({ name, points, look, width: strokeWidth = 2, dash }) => (
          <path
            key={name}
            d={draw(points) ?? ""}
            strokeWidth={strokeWidth}
            strokeDasharray={dash}
            className={look.stroke}
          />
        ))}
      </g>
      <text x={plot.left} y="12">
        {series.map(({ name, look }, place) => (
          <tspan key={name} dx={place > 0 ? 12 : 0} className={`font-semibold ${look.fill}`}>
            {name}
          </tspan>
        ))}
        <tspan dx={series.length > 0 ? 12 : 0} className="fill-muted">
          {y.name}
        </tspan>
      </text>
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
