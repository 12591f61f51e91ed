import { memo } from "react";
import { percent } from "#app/figures/line-chart.tsx";
import { inSeries } from "#content/numbers.ts";
import { brief, type NeuralState, type Neuron, short } from "./neural-model.ts";

// The picture takes the size that its place has; neurons keep their shape.
const width = 220;
const height = 284;
const columns = [44, 118, 196] as const;
const middle = 152;
const radius = 18;
// The sliders on top of the input neurons have the same place and length.
const track = { x: 10, length: 54 };
// Line widths by absolute weight.
const widths = [
  { upTo: 0.25, width: 0.5 },
  { upTo: 0.75, width: 1.2 },
  { upTo: 1.5, width: 2.4 },
  { upTo: 2.5, width: 4 },
  { upTo: Infinity, width: 6 },
] as const;

/** The network with its weights as lines and the output of each neuron. */
export const NeuralPicture = memo(function NeuralPicture({ state }: { state: NeuralState }) {
  const { task, inputs, layers, targets } = state;
  const outputs = layers.at(-1) ?? [];
  const given = outputs.map(({ output }, place) => `${task.outputNames[place]} ${short(output)}`);
  // Several targets are in the text below the picture.
  const target =
    outputs.length === 1 ? (targets ? ["target", brief(targets[0] ?? 0)] : ["no", "target"]) : [];
  const taken = inputs.map((input, place) => `${task.inputNames[place]} ${input}`);
  return (
    <svg
      role="img"
      aria-label={`A network with layers of ${inSeries([inputs.length, ...task.layers].map(String))} neurons. Inputs: ${taken.join(", ")}. Outputs: ${given.join(", ")}.`}
      className="neural-network"
    >
      {["input", "hidden", "output"].map((title, column) => (
        <text key={title} x={across(columns[column])} y="12" textAnchor="middle" className="fill-muted">
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
          gauge={input / task.largestInput}
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
          target={target}
        >
          {task.outputNames[place]}
        </Cell>
      ))}
    </svg>
  );
});

function across(x = 0): string {
  return percent(x / width);
}

function heights(count: number): number[] {
  const apart = count > 6 ? 33 : count > 4 ? 42 : 62;
  return Array.from({ length: count }, (_, place) => middle + (place - (count - 1) / 2) * apart);
}

interface WeightsProps {
  inputCount: number;
  layers: readonly (readonly Neuron[])[];
}

/** One path for all lines of the same sign and width, separate from the neurons, which don't change with it. */
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
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {[...lines].map(([key, { sign, width, path }]) => (
        <path key={key} d={path} strokeWidth={width} {...looks[sign]} />
      ))}
    </svg>
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
  /** The words for the target of the only output. */
  target?: readonly string[];
  /** The value's share of its range, for neurons that the reader sets. */
  gauge?: number;
}

/** A neuron, filled in proportion to its value: 1 is full. */
function Cell({ x, y, value, children, target = [], gauge }: CellProps) {
  const share = Math.sqrt(Math.min(Math.abs(value), 1));
  const isNegative = value < 0;
  // Where the number is rounded to 0, a dot behind it would look like a digit.
  const isActive = share > 0.22;
  const size = children ? radius : radius - 2;
  // Names at the right edge end there.
  const isAtEdge = x === columns[2];
  const end = isAtEdge ? width - x - 4 : 0;
  const anchor = isAtEdge ? ({ textAnchor: "end" } as const) : {};
  return (
    <svg aria-hidden="true" x={across(x)} y={percent(y / height)} textAnchor="middle">
      <g>
        <circle
          r={size}
          strokeWidth="1.5"
          className={`fill-raised ${!isActive ? "stroke-control" : isNegative ? "stroke-danger" : "stroke-accent"}`}
        />
        {isActive && (
          <circle
            r={Math.round(share * (size - 2) * 10) / 10}
            className={isNegative ? "fill-danger-line" : "fill-accent-line"}
          />
        )}
        {gauge !== undefined && (
          <g strokeLinecap="round">
            <path
              d={`M${track.x - x} ${-track.length / 2}v${track.length}`}
              strokeWidth="3"
              className="stroke-line"
            />
            <path
              d={`M${track.x - x} ${Math.round((0.5 - gauge) * (track.length - 8))}h0`}
              strokeWidth="12"
              className="stroke-accent"
            />
          </g>
        )}
        <text dominantBaseline="central" className={children && "font-semibold"}>
          {brief(value)}
        </text>
        {children && (
          // Below the lines that lead to the only output.
          <text x={end} y={target.length > 0 ? 56 : 35} {...anchor} {...paper}>
            {children}
            {target.map((word) => (
              <tspan key={word} x={end} dy="1.15em" className="fill-muted">
                {word}
              </tspan>
            ))}
          </text>
        )}
      </g>
    </svg>
  );
}

/** Text on a background of paper, so that lines don't cross it. */
const paper = { paintOrder: "stroke", strokeWidth: 5, className: "stroke-raised" } as const;
