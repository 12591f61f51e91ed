import {
  gainOf,
  type Measurement,
  perSecond,
  type Results,
  sizes,
  writtenRate,
  writtenTime,
  writtenWay,
} from "./performance-model.ts";

const width = 400;
const heading = 30;
const rowHeight = 34;

const looks = { generation: "fill-control", fitness: "fill-ink", split: "fill-accent" } as const;

/** How long each size took in each way, on a scale of powers of ten. */
export function TimeBars({ measurements, workers }: Results) {
  const times = measurements.map(({ milliseconds }) => Math.log10(milliseconds));
  // Even the shortest has a length to compare.
  const from = Math.floor(Math.min(...times) - 0.15);
  const to = Math.max(Math.ceil(Math.max(...times)), from + 1);
  const along = (log: number) => Math.round(((log - from) / (to - from)) * width);
  const groups = sizes.map((size) => measurements.filter((each) => each.size === size));
  const groupHeight = heading + rowHeight * Math.max(...groups.map((group) => group.length));
  const bottom = groups.length * groupHeight;
  return (
    <svg
      role="img"
      aria-label={`Times for one generation, on a scale of powers of ten. ${measurements.map((each) => `${each.size} organisms, ${writtenWay(each.way, workers)}: ${writtenTime(each.milliseconds)}.`).join(" ")}`}
      viewBox={`0 0 ${width} ${bottom + 46}`}
      className="mx-auto max-w-xl overflow-visible text-base sm:text-[11px]"
    >
      {Array.from({ length: to - from + 1 }, (_, step) => from + step).map((power) => (
        <g key={power}>
          <path d={`M${along(power)} 4V${bottom + 6}`} className="stroke-line" />
          <text
            x={along(power)}
            y={bottom + 22}
            textAnchor={power === from ? "start" : power === to ? "end" : "middle"}
            className="fill-muted"
          >
            {Number((10 ** power).toPrecision(1))} ms
          </text>
        </g>
      ))}
      <text x={width / 2} y={bottom + 42} textAnchor="middle" className="fill-muted">
        each step is ten times the time
      </text>
      {groups.map((group, place) => {
        const size = sizes[place] ?? 0;
        const top = place * groupHeight;
        const gain = gainOf(measurements, size);
        return (
          <g key={size}>
            <text y={top + 18} className="font-semibold">
              {size.toLocaleString("en-US")} organisms
            </text>
            {gain && (
              <text x={width} y={top + 18} textAnchor="end" className="fill-accent-strong font-semibold">
                split: {gain.toFixed(1)} times as fast
              </text>
            )}
            {group.map((each, row) => (
              <Bar
                key={each.way}
                of={each}
                workers={workers}
                top={top + heading + row * rowHeight}
                length={Math.max(along(Math.log10(each.milliseconds)), 2)}
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
  length: number;
}

function Bar({ of, workers, top, length }: BarProps) {
  return (
    <g>
      <text y={top + 11} className="fill-muted">
        {shortWay(of, workers)}
      </text>
      <text x={width} y={top + 11} textAnchor="end">
        {writtenTime(of.milliseconds)} <tspan className="fill-muted">· {writtenRate(perSecond(of))}/s</tspan>
      </text>
      <rect y={top + 17} width={length} height="8" rx="2" className={looks[of.way]} />
    </g>
  );
}

function shortWay({ way }: Measurement, workers: number): string {
  if (way === "generation") return "generation";
  return way === "split" ? `fitness, ${workers} workers` : "fitness";
}
