import { paretoFront } from "#content/docs/advanced/concepts.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { points, weightedSum } = paretoFront;
const plot = { left: 60, right: 316, top: 16, bottom: 236 };
const marks = [0, 0.5, 1];

/** The front that the sample finds, and the one point that a weighted sum finds. */
export function ParetoDrawing() {
  return (
    <DrawingFigure
      label="Thrift plotted against pace: the front falls from the upper left to the lower right and curves toward the origin."
      height={288}
      caption="The Pareto front that the program below prints. Along the dashed line, pace + thrift is constant. The front is below that line except at its ends, so the weighted sum selects an end (circled)."
    >
      {marks.map((mark) => (
        <g key={mark} className="fill-muted">
          <path d={`M${plot.left} ${down(mark)}H${plot.right}`} className="stroke-line" />
          <text x={plot.left - 14} y={down(mark) + 5} textAnchor="end">
            {mark}
          </text>
          <text x={along(mark)} y={plot.bottom + 20} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
      <text x={(plot.left + plot.right) / 2} y={plot.bottom + 44} textAnchor="middle">
        pace
      </text>
      <text x={plot.left - 14} y={down(0.75)} textAnchor="end">
        thrift
      </text>
      <path
        d={`M${along(0)} ${down(1)}L${along(1)} ${down(0)}`}
        strokeDasharray="6 5"
        className="stroke-caution"
      />
      {/* thrift = (1 - pace)² is a quadratic Bézier curve. */}
      <path
        d={`M${along(0)} ${down(1)}Q${along(0.5)} ${down(0)} ${along(1)} ${down(0)}`}
        strokeWidth="2"
        className="fill-none stroke-accent"
      />
      {points.map(({ pace, thrift }) => (
        <circle key={pace} cx={along(pace)} cy={down(thrift)} r="5" className="fill-accent" />
      ))}
      <circle
        cx={along(weightedSum.pace)}
        cy={down(weightedSum.thrift)}
        r="10"
        strokeWidth="2"
        className="fill-none stroke-caution"
      />
    </DrawingFigure>
  );
}

function along(pace: number): number {
  return Math.round(plot.left + pace * (plot.right - plot.left));
}

function down(thrift: number): number {
  return Math.round(plot.bottom - thrift * (plot.bottom - plot.top));
}
