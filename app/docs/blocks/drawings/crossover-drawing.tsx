import { DrawingFigure } from "./drawing-figure.tsx";

interface CrossoverDrawingProps {
  /** How many bytes the parents have. */
  length: number;
  /** The first byte that comes from the second parent. */
  point: number;
}

const width = 340;

/** Two parents and their child, to scale: where the child changes from one to the other. */
export function CrossoverDrawing({ length, point }: CrossoverDrawingProps) {
  const cut = (width * point) / length;
  return (
    <DrawingFigure
      label={`Bytes 0 to ${point - 1} of the child come from the first parent, bytes ${point} to ${length - 1} from the second.`}
      width={width + 2}
      height={206}
      caption="Crossover of seeds 42 and 43 with seed 4, to scale. The point is drawn by chance; here all six genes come from the first parent, because they stand in the first six bytes."
    >
      <g className="fill-muted">
        <text y="14">First parent</text>
        <text y="72">Second parent</text>
        <text y="140">Child</text>
        <text x={cut + 8} y="140">{`from byte ${point}`}</text>
      </g>
      <Strand y={20} from={0} to={width} parent="first" />
      <Strand y={78} from={0} to={width} parent="second" />
      <Strand y={150} from={0} to={cut} parent="first" />
      <Strand y={150} from={cut} to={width} parent="second" />
      <path d={`M${cut} 12V186`} className="stroke-ink" strokeWidth="1.5" strokeDasharray="4 4" />
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
