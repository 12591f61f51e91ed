import { organismNetwork } from "#content/docs/concepts/neural.ts";
import { inSeries } from "#content/numbers.ts";
import { DrawingFigure } from "./drawing-figure.tsx";

const { senses, hiddenNeurons, answers } = organismNetwork;
const columns = [
  {
    title: "input",
    names: senses,
    x: 96,
    labelX: 82,
    look: "fill-raised stroke-control",
  },
  {
    title: "hidden",
    names: Array<string>(hiddenNeurons).fill(""),
    x: 154,
    labelX: 0,
    look: "fill-accent-soft stroke-accent",
  },
  {
    title: "output",
    names: answers,
    x: 212,
    labelX: 226,
    look: "fill-accent stroke-accent",
  },
] as const;

/** The network of an organism: its inputs, hidden neurons and outputs. */
export function NeuralNetworkDrawing() {
  return (
    <DrawingFigure
      label={`The inputs ${inSeries(senses)} lead to ${hiddenNeurons} hidden neurons, which lead to the outputs ${inSeries(answers)}.`}
      height={236}
      caption={`Every organism’s network has an input size of ${senses.length} and layers of ${hiddenNeurons} and ${answers.length} neurons. Each line is a weight, and each hidden or output neuron has a bias.`}
    >
      <path d={columns.slice(1).map(linesTo).join("")} strokeOpacity="0.5" className="stroke-control" />
      {columns.map(({ title, names, x, labelX, look }) => (
        <g key={title}>
          <text x={x} y="16" fontSize="0.82em" textAnchor="middle" className="fill-muted">
            {title}
          </text>
          <g className={look} strokeWidth="2">
            {heights(names.length).map((y) => (
              <circle key={y} cx={x} cy={y} r="9" />
            ))}
          </g>
          {heights(names.length).map((y, index) => (
            <text key={y} x={labelX} y={y + 5} textAnchor={labelX < x ? "end" : "start"}>
              {names[index]}
            </text>
          ))}
        </g>
      ))}
    </DrawingFigure>
  );
}

function heights(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 132 + (index - (count - 1) / 2) * (count > 4 ? 36 : 44));
}

/** Lines from every circle of the previous column to every circle of this one. */
function linesTo(to: (typeof columns)[number], index: number): string {
  const from = columns[index];
  if (!from) return "";
  const ends = heights(to.names.length);
  return heights(from.names.length)
    .flatMap((start) => ends.map((end) => `M${from.x} ${start}L${to.x} ${end}`))
    .join("");
}
