import {
  gainOf,
  type Measurement,
  pictureHeight,
  type Results,
  sizes,
  writtenTime,
  writtenWay,
} from "./performance-model.ts";

const width = 400;
const heading = 20;
const rowHeight = 19;
// Names are on the left of the bars, times on the right.
const bars = { left: 130, right: 330 };

const looks = { generation: "fill-control", fitness: "fill-ink", split: "fill-accent" } as const;

/** The time for each size and method, on a logarithmic scale. */
export function TimeBars({ measurements, workers }: Results) {
  const times = measurements.map(({ milliseconds }) => Math.log10(milliseconds));
  // Even the shortest bar has a visible length.
  const from = Math.floor(Math.min(...times) - 0.15);
  const to = Math.max(Math.ceil(Math.max(...times)), from + 1);
  const along = (log: number) =>
    Math.round(bars.left + ((log - from) / (to - from)) * (bars.right - bars.left));
  const groups = sizes.map((size) => measurements.filter((each) => each.size === size));
  const groupHeight = heading + rowHeight * Math.max(...groups.map((group) => group.length));
  const bottom = groups.length * groupHeight;
  return (
    <svg
      role="img"
      aria-label={`Times for one generation, on a logarithmic scale. ${measurements.map((each) => `${each.size} organisms, ${writtenWay(each.way, workers)}: ${writtenTime(each.milliseconds)}.`).join(" ")}`}
      viewBox={`0 0 ${width} ${pictureHeight}`}
      className="text-[15.9px] @max-[20rem]:text-[18.3px] @[30rem]:text-[10.6px] @[36rem]:text-[8.8px] @[42rem]:text-[13.6px] @[48rem]:text-[11.6px]"
    >
      {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((power) => (
        <g key={power}>
          <path d={`M${along(power)} 4V${bottom + 4}`} className="stroke-line" />
          <text x={along(power)} y={bottom + 18} textAnchor="middle" className="fill-muted">
            {Number((10 ** power).toPrecision(1))}
          </text>
        </g>
      ))}
      <text y={bottom + 18} className="fill-muted">
        ms, logarithmic
      </text>
      {groups.map((group, place) => {
        const size = sizes[place] ?? 0;
        const top = place * groupHeight;
        const gain = gainOf(measurements, size);
        return (
          <g key={size}>
            <text y={top + 14} className="font-semibold">
              {size.toLocaleString("en-US")} organisms
            </text>
            {gain && (
              <text x={width} y={top + 14} textAnchor="end" className="fill-accent-strong font-semibold">
                split: {gain.toFixed(1)} times as fast
              </text>
            )}
            {group.map((each, row) => (
              <Bar
                key={each.way}
                of={each}
                workers={workers}
                top={top + heading + row * rowHeight}
                end={along(Math.log10(each.milliseconds))}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

interface BarProps {
  of: Measurement;
  workers: number;
  top: number;
  end: number;
}

function Bar({ of, workers, top, end }: BarProps) {
  return (
    <g>
      <text y={top + 13} className="fill-muted">
        {shortWay(of, workers)}
      </text>
      <text x={width} y={top + 13} textAnchor="end">
        {writtenTime(of.milliseconds)}
      </text>
      <rect
        x={bars.left}
        y={top + 4}
        width={Math.max(end - bars.left, 2)}
        height="10"
        rx="2"
        className={looks[of.way]}
      />
    </g>
  );
}

function shortWay({ way }: Measurement, workers: number): string {
  if (way === "generation") return "generation";
  return way === "split" ? `fitness, ${workers} workers` : "fitness";
}
