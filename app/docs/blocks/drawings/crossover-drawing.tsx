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
      height={202}
      caption="One-point crossover of Ada and Bob (seeds 7 and 8) with seed 4, to scale. All six genes come from Ada, because they are the first six bytes."
    >
      <g className="fill-muted">
        <text y="14">Ada</text>
        <text y="72">Bob</text>
        <text y="138">Child</text>
        <text x={cut + 8} y="138">{`from byte ${point}`}</text>
      </g>
      {/* What the child doesn't inherit is faint. */}
      <g opacity="0.35">
        <Strand y={20} from={cut} to={width} parent="first" />
        <Strand y={78} from={0} to={cut} parent="second" />
      </g>
      {[20, 144].map((y) => (
        <Strand key={y} y={y} from={0} to={cut} parent="first" />
      ))}
      {[78, 144].map((y) => (
        <Strand key={y} y={y} from={cut} to={width} parent="second" />
      ))}
      <path d={`M${cut + 1} 16V180`} className="stroke-ink" strokeWidth="1.5" strokeDasharray="4 4" />
      <g>
        <text y="196">byte 0</text>
        <text x={width} y="196" textAnchor="end">{`byte ${length - 1}`}</text>
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

/** A part of a strand, with round corners where the strand ends. */
function Strand({ y, from, to, parent }: StrandProps) {
  const [left, right] = [from === 0 ? 5 : 0, to === width ? 5 : 0];
  const along = to - from - left - right;
  return (
    <path
      d={`M${from + 1 + left} ${y}h${along}q${right} 0 ${right} ${right}v${26 - 2 * right}q0 ${right}-${right} ${right}h-${along}q-${left} 0-${left}-${left}v-${26 - 2 * left}q0-${left} ${left}-${left}z`}
      strokeWidth="1.5"
      className={strands[parent]}
    />
  );
}
