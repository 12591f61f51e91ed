import { DrawingFigure } from "./drawing-figure.tsx";

interface CrossoverDrawingProps {
  /** Number of bytes of each parent. */
  length: number;
  /** The first byte that comes from the second parent. */
  point: number;
}

const width = 340;

/** Two parents and their child, to scale, with the crossover point. */
export function CrossoverDrawing({ length, point }: CrossoverDrawingProps) {
  const cut = (width * point) / length;
  return (
    <DrawingFigure
      label={`Bytes 0 to ${point - 1} of the child come from Ada, and bytes ${point} to ${length - 1} come from Bob.`}
      width={width + 2}
      height={206}
      caption="One-point crossover of Ada and Bob (seeds 7 and 8) with seed 4, to scale. All six genes come from Ada, because they are the first six bytes."
    >
      <g className="fill-muted">
        <text y="14">Ada</text>
        <text y="72">Bob</text>
        <text y="140">Child</text>
        <text x={cut + 8} y="140">{`from byte ${point}`}</text>
      </g>
      <Strand y={20} from={0} to={width} parent="first" />
      <Strand y={78} from={0} to={width} parent="second" />
      <Strand y={150} from={0} to={cut} parent="first" />
      <Strand y={150} from={cut} to={width} parent="second" />
      <path d={`M${cut} 16V186`} className="stroke-ink" strokeWidth="1.5" strokeDasharray="4 4" />
      <g>
        <text y="202">byte 0</text>
        <text x={width} y="202" textAnchor="end">{`byte ${length - 1}`}</text>
      </g>
    </DrawingFigure>
  );
}

const strands = {
  first: "fill-accent-soft stroke-accent",
  second: "fill-caution-soft stroke-caution",
} as const;

interface StrandProps {
  y: number;
  from: number;
  to: number;
  parent: keyof typeof strands;
}

function Strand({ y, from, to, parent }: StrandProps) {
  return (
    <rect
      x={from + 1}
      y={y}
      width={to - from}
      height="26"
      rx="5"
      strokeWidth="1.5"
      className={strands[parent]}
    />
  );
}
