import { memo } from "react";
import { type NeuralState, type Neuron, short } from "./neural-model.ts";

const size = { width: 340, height: 312 };
const columns = [42, 170, 292] as const;
const middle = 156;
const radius = 17;
// The width of a line, for weights up to each size.
const widths = [
  { upTo: 0.25, width: 0.5 },
  { upTo: 0.75, width: 1.2 },
  { upTo: 1.5, width: 2.4 },
  { upTo: 2.5, width: 4 },
  { upTo: Infinity, width: 6 },
] as const;

/** The network at work: weights as lines, and what each neuron puts out. */
export const NeuralPicture = memo(function NeuralPicture({ state }: { state: NeuralState }) {
  const { task, inputs, layers, targets } = state;
  const outputs = layers.at(-1) ?? [];
  const given = outputs.map(({ output }, place) => `${task.outputNames[place]} ${short(output)}`);
  const taken = inputs.map((input, place) => `${task.inputNames[place]} ${input}`);
  return (
    <svg
      role="img"
      aria-label={`A network with layers of ${[inputs.length, ...task.layers].join(", ")} neurons. Inputs: ${taken.join(", ")}. Outputs: ${given.join(", ")}.`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="text-sm sm:text-xs"
    >
      {["input", "hidden", "output"].map((title, column) => (
        <text key={title} x={columns[column]} y="10" textAnchor="middle" className="fill-muted">
          {title}
        </text>
      ))}
      <Weights inputCount={inputs.length} layers={layers} />
      {inputs.map((input, place) => (
        <Cell
          key={task.inputNames[place]}
          x={columns[0]}
          y={heights(inputs.length)[place] ?? 0}
          value={input}
        >
          {task.inputNames[place]}
        </Cell>
      ))}
      {layers[0]?.map(({ output }, place) => (
        <Cell
          key={heights(task.layers[0] ?? 0)[place]}
          x={columns[1]}
          y={heights(task.layers[0] ?? 0)[place] ?? 0}
          value={output}
        />
      ))}
      {outputs.map(({ output }, place) => (
        <Cell
          key={task.outputNames[place]}
          x={columns[2]}
          y={heights(outputs.length)[place] ?? 0}
          value={output}
          note={targets ? `target ${short(targets[place] ?? 0)}` : "no target"}
        >
          {task.outputNames[place]}
        </Cell>
      ))}
    </svg>
  );
});

function heights(count: number): number[] {
  const apart = count > 6 ? 35 : count > 4 ? 46 : 70;
  return Array.from({ length: count }, (_, place) => middle + (place - (count - 1) / 2) * apart);
}

interface WeightsProps {
  inputCount: number;
  layers: readonly (readonly Neuron[])[];
}

/** All lines of one sign and width are one path; apart from the neurons, which stay when a path comes or goes. */
function Weights({ inputCount, layers }: WeightsProps) {
  const lines = new Map<string, { sign: keyof typeof looks; width: number; path: string }>();
  let before = heights(inputCount);
  layers.forEach((neurons, column) => {
    const ends = heights(neurons.length);
    neurons.forEach(({ weights }, place) => {
      weights.forEach((weight, from) => {
        const sign = Number.isFinite(weight) ? (weight < 0 ? "negative" : "positive") : "overflow";
        const width = widths.find(({ upTo }) => Math.abs(weight) <= upTo)?.width ?? 1;
        const line = `M${columns[column]} ${before[from]}L${columns[column + 1]} ${ends[place]}`;
        const path = (lines.get(sign + width)?.path ?? "") + line;
        lines.set(sign + width, { sign, width, path });
      });
    });
    before = ends;
  });
  return (
    <g>
      {[...lines].map(([key, { sign, width, path }]) => (
        <path key={key} d={path} strokeWidth={width} {...looks[sign]} />
      ))}
    </g>
  );
}

const looks = {
  positive: { className: "stroke-accent", strokeOpacity: 0.7 },
  negative: { className: "stroke-danger", strokeOpacity: 0.6, strokeDasharray: "6 4" },
  overflow: { className: "stroke-danger", strokeOpacity: 1, strokeDasharray: "1 5" },
} as const;

interface CellProps {
  x: number;
  y: number;
  value: number;
  children?: string | undefined;
  note?: string;
}

/** A neuron, filled as far as its value goes: with 1 it is full. */
function Cell({ x, y, value, children, note }: CellProps) {
  const share = Math.sqrt(Math.min(Math.abs(value), 1));
  const isNegative = value < 0;
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle">
      <circle
        r={radius}
        strokeWidth="1.5"
        className={`fill-raised ${isNegative ? "stroke-danger" : "stroke-accent"}`}
      />
      {share > 0 && (
        <circle
          r={Math.round(share * (radius - 2) * 10) / 10}
          className={isNegative ? "fill-danger-line" : "fill-accent-line"}
        />
      )}
      <text dominantBaseline="central" className="font-semibold text-[11px] sm:text-[10px]">
        {short(value)}
      </text>
      {children && (
        <text y="30" {...paper}>
          {children}
        </text>
      )}
      {note && (
        <text y="44" {...paper} className="fill-muted stroke-raised">
          {note}
        </text>
      )}
    </g>
  );
}

/** Words stand on a bit of paper, so that lines do not cross them. */
const paper = { paintOrder: "stroke", strokeWidth: 5, className: "stroke-raised" } as const;
