import { measurements, spreadOf, written } from "#content/docs/advanced/performance-benchmark.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

// The scale starts at a tenth of a millisecond, so that every dot is between two ticks.
const plot = { left: 146, start: 0.1, decade: 42 };
const rowHeight = 22;
const groupHeight = 4 * rowHeight + 34;
const marks = [0.1, 1, 10, 100, 1000];
const sizes = [...new Set(measurements.map(({ size }) => size))];
const bottom = sizes.length * groupHeight + 2;

/** Time per generation by size, fitness function and number of threads, on a logarithmic scale. */
export function BenchmarkDrawing() {
  return (
    <DrawingFigure
      label={measurements
        .map((each) => `${nameOf(each)}, ${written(each.size)} organisms: ${spreadOf(each).middle} ms`)
        .join("; ")}
      height={bottom + 50}
      caption="Time per generation in milliseconds, on a logarithmic scale. Each dot is the median of three runs; the line extends from the minimum to the maximum."
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${along(mark)} 8V${bottom}`} className="stroke-line" />
          <text x={along(mark)} y={bottom + 20} textAnchor="middle" className="fill-muted">
            {mark}
          </text>
        </g>
      ))}
      <text x={along(10)} y={bottom + 42} textAnchor="middle">
        ms per generation
      </text>
      {sizes.map((size, group) => (
        <g key={size}>
          <text x="4" y={group * groupHeight + 20} fontWeight="600">
            {written(size)} organisms
          </text>
          {measurements
            .filter((each) => each.size === size)
            .map((each, row) => (
              <Row key={nameOf(each)} of={each} y={group * groupHeight + 40 + row * rowHeight} />
            ))}
        </g>
      ))}
    </DrawingFigure>
  );
}

type Measurement = (typeof measurements)[number];

function Row({ of, y }: { of: Measurement; y: number }) {
  const { low, middle, high } = spreadOf(of);
  const isCostly = of.fitness === "costly";
  return (
    <g className={isCostly ? "fill-caution stroke-caution" : "fill-accent stroke-accent"}>
      <text x="4" y={y} className="fill-muted stroke-none">
        {nameOf(of)}
      </text>
      <path d={`M${along(low)} ${y - 5}H${along(high)}`} strokeWidth="2" />
      <circle
        cx={along(middle)}
        cy={y - 5}
        r="5"
        strokeWidth="2"
        className={of.threads > 1 ? "fill-raised" : ""}
      />
    </g>
  );
}

function nameOf({ fitness, threads }: Measurement): string {
  return `${fitness}, ${threads} thread${threads > 1 ? "s" : ""}`;
}

function along(milliseconds: number): number {
  return Math.round(plot.left + Math.log10(milliseconds / plot.start) * plot.decade);
}
