import { scaleLinear, scaleLog } from "d3-scale";
import { line } from "d3-shape";

type Point = readonly [x: number, y: number];

interface Axis {
  name: string;
  from: number;
  to: number;
  /** Equal distances are equal factors. */
  isLog?: boolean;
}

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
const plot = { left: 40, right: 322, top: 22 };
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
      {ticksOf(up, y).map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${round(up(tick))}H${plot.right}`} className="stroke-line" />
          <text x={plot.left - 6} y={round(up(tick)) + 4} textAnchor="end" className="fill-muted">
            {tick}
          </text>
        </g>
      ))}
      {ticksOf(along, x).map((tick) => (
        <text key={tick} x={round(along(tick))} y={bottom + 16} textAnchor="middle" className="fill-muted">
          {tick}
        </text>
      ))}
      <text x={(plot.left + plot.right) / 2} y={height - 4} textAnchor="middle" className="fill-muted">
        {x.name}
      </text>
      {series.map(({ name, points, look, width: strokeWidth = 2, dash }) => (
        <path
          key={name}
          d={draw(points) ?? ""}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
          // A single point is a dot.
          strokeLinecap="round"
          strokeDasharray={dash}
          className={`fill-none ${look.stroke}`}
        />
      ))}
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

function scaleOf({ from, to, isLog }: Axis, range: [number, number]) {
  const scale = isLog ? scaleLog() : scaleLinear();
  return scale.domain([from, to]).range(range).clamp(true);
}

/** Whole powers of ten on a logarithmic axis, where all others would stand too close. */
function ticksOf(scale: ReturnType<typeof scaleOf>, { isLog }: Axis): number[] {
  const ticks = scale.ticks(tickCount);
  return isLog ? ticks.filter((tick) => Number.isInteger(Math.round(Math.log10(tick) * 1e9) / 1e9)) : ticks;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
