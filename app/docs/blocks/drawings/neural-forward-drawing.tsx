import { workedPass } from "#content/docs/concepts/neural.ts";
import { signed } from "#content/numbers.ts";
import { curves as activations } from "#simulation/activation.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { inputs, hidden, output } = workedPass;
const columns = { input: 34, hidden: 170, output: 306 };
const rows = [58, 178] as const;
const middle = 118;

interface Neuron {
  bias: number;
  weights: readonly number[];
}

/** A forward pass with all its numbers: inputs, weights, sums and outputs. */
export function NeuralForwardDrawing() {
  const sums = hidden.map((neuron) => sumOf(neuron, inputs));
  const values = sums.map(activations.Softsign.apply);
  const last = sumOf(output, values);
  return (
    <DrawingFigure
      label={`The inputs ${inputs.join(" and ")} produce the hidden sums ${sums.join(" and ")} and the hidden outputs ${values.join(" and ")}, which produce the final sum ${last} and the final output ${activations.Softsign.apply(last)}.`}
      height={240}
      caption="Each line is labeled with its weight. The bias appears above each neuron, the sum below it and the Softsign output inside it."
    >
      {hidden.map((neuron, to) => (
        <Lines
          key={neuron.bias}
          weights={neuron.weights}
          fromX={columns.input}
          to={[columns.hidden, rows[to] ?? 0]}
        />
      ))}
      <Lines weights={output.weights} fromX={columns.hidden} to={[columns.output, middle]} />
      {inputs.map((value, row) => (
        <Circle key={value} x={columns.input} y={rows[row] ?? 0} value={value} />
      ))}
      {hidden.map((neuron, row) => (
        <Circle
          key={neuron.bias}
          x={columns.hidden}
          y={rows[row] ?? 0}
          value={values[row] ?? 0}
          bias={neuron.bias}
          sum={sums[row] ?? 0}
        />
      ))}
      <Circle
        x={columns.output}
        y={middle}
        value={activations.Softsign.apply(last)}
        bias={output.bias}
        sum={last}
      />
    </DrawingFigure>
  );
}

function sumOf({ bias, weights }: Neuron, values: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), bias);
}

interface LinesProps {
  weights: readonly number[];
  fromX: number;
  to: readonly [number, number];
}

/** The lines into one neuron, each with its weight. */
function Lines({ weights, fromX, to: [x, y] }: LinesProps) {
  return weights.map((weight, from) => {
    const fromY = rows[from] ?? 0;
    // In the middle, so that no piece of a line looks like a minus sign, but before lines cross.
    const part = y !== middle && y !== fromY ? 0.34 : 0.5;
    return (
      <g key={weight}>
        <line x1={fromX} y1={fromY} x2={x} y2={y} strokeWidth="1.5" className="stroke-control" />
        <text
          x={fromX + (x - fromX) * part}
          y={fromY + (y - fromY) * part + 5}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth="8"
          className="fill-accent-strong stroke-raised"
        >
          {signed(weight)}
        </text>
      </g>
    );
  });
}

interface CircleProps {
  x: number;
  y: number;
  value: number;
  bias?: number;
  sum?: number;
}

function Circle({ x, y, value, bias, sum }: CircleProps) {
  const isInput = bias === undefined;
  return (
    <g textAnchor="middle">
      <circle
        cx={x}
        cy={y}
        r="31"
        strokeWidth="2"
        className={isInput ? "fill-raised stroke-control" : "fill-accent-soft stroke-accent"}
      />
      <text x={x} y={y} fontSize="0.87em" dominantBaseline="central" className="font-semibold">
        {signed(value)}
      </text>
      <text x={x} y={y - 39} fontSize="0.87em" className="fill-muted">
        {isInput ? "input" : `bias ${signed(bias)}`}
      </text>
      {!isInput && (
        <text x={x} y={y + 47} fontSize="0.87em" className="fill-muted">
          sum {signed(sum ?? 0)}
        </text>
      )}
    </g>
  );
}
