import { clusterNodes } from "#content/docs/advanced/deployment.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { count, spacing, radius, refused } = clusterNodes;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const members = numbers.filter((number) => number !== refused);
// Drawing units per unit of position.
const scale = 2.4;
const row = { machines: 4, coordinator: 112, map: 226 };

/** Machines that each send their best organism, and the map on which these form a cluster. */
export function ClusterNodesDrawing() {
  const pairs = members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => [one, other] as const),
  );
  const within = pairs.filter(([one, other]) => (other - one) * spacing <= radius);
  return (
    <DrawingFigure
      label={`A coordinator receives DNA and its checksum from each of ${count} machines. Node ${refused} is rejected. Positions in the cluster are ${spacing} units apart; ${within.length} of ${pairs.length} pairs are within the radius of ${radius}.`}
      height={276}
      caption={`Top: each machine sends 64 bytes of DNA and their checksum. Bottom: the positions in the cluster, to scale. Node ${refused} was rejected, which leaves a gap, but arcs still connect the two sides: ${within.length} of ${pairs.length} pairs are within the radius of ${radius}.`}
    >
      {numbers.map((number) => {
        const isRefused = number === refused;
        return (
          <g key={number}>
            <path
              d={`M${along(number)} ${row.machines + 36}V${row.coordinator}`}
              strokeWidth="1.5"
              strokeDasharray={isRefused ? "4 4" : undefined}
              className={isRefused ? "stroke-danger" : "stroke-accent"}
            />
            <rect
              x={along(number) - 20}
              y={row.machines}
              width="40"
              height="36"
              rx="8"
              className="fill-sunken stroke-line"
            />
            <text x={along(number)} y={row.machines + 24} textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
      <rect
        x="14"
        y={row.coordinator}
        width="312"
        height="36"
        rx="8"
        className="fill-accent-soft stroke-accent"
      />
      <text x="170" y={row.coordinator + 24} textAnchor="middle">
        coordinator: verify, connect, join
      </text>
      {within.map(([one, other]) => (
        <path
          key={`${one}-${other}`}
          d={`M${along(one)} ${row.map}Q${(along(one) + along(other)) / 2} ${row.map - (other - one) * 26} ${along(other)} ${row.map}`}
          strokeWidth="2"
          className="fill-none stroke-accent"
        />
      ))}
      {numbers.map((number) => (
        <circle
          key={number}
          cx={along(number)}
          cy={row.map}
          r="6"
          strokeWidth="2"
          className={number === refused ? "fill-none stroke-danger" : "fill-accent stroke-accent"}
        />
      ))}
      <path
        d={`M${along(1)} ${row.map + 22}v8m0 -4h${radius * scale}m0 -4v8`}
        strokeWidth="1.5"
        className="fill-none stroke-ink"
      />
      <text x={along(1) + radius * scale + 10} y={row.map + 31}>
        radius {radius}
      </text>
    </DrawingFigure>
  );
}

function along(number: number): number {
  return 50 + (number - 1) * spacing * scale;
}
