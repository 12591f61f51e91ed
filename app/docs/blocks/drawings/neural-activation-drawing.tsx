import { inSeries, signed } from "#content/numbers.ts";
import { curves as activations } from "#simulation/activation.ts";
import { DrawingFrame } from "./drawing-figure.tsx";

// Sums from -4 to 4 on the x axis and outputs from -1.5 to 2 on the y axis.
const unit = { x: 18, y: 26 };
const panel = { width: 178, height: 120, middle: 100, zero: 78 };
const sums = Array.from({ length: 33 }, (_, index) => -4 + index / 4);
const curves = Object.entries(activations).map(([name, { apply }]) => ({ name, path: pathOf(sums, apply) }));
// Leaky Relu's slope below zero is too small to see, so it is drawn once more, enlarged.
const factor = 25;
const enlarged = {
  name: `${factor} × Leaky Relu`,
  path: pathOf([-4, 0], (sum) => factor * activations["Leaky Relu"].apply(sum)),
};

/** The curve of each activation function, drawn from its formula. */
export function NeuralActivationDrawing() {
  return (
    <DrawingFrame
      caption={`The outputs for sums from −4 to 4. Relu and Leaky Relu continue upward. Below zero, Leaky Relu’s slope is only 0.01, so the last plot shows its output multiplied by ${factor}.`}
    >
      <div
        role="img"
        aria-label={`Curves of ${inSeries(curves.map(({ name }) => name))} for sums from −4 to 4. Sigmoid stays between 0 and 1, and Tanh and Softsign stay between −1 and 1. ${factor} times the output of Leaky Relu falls to −1.`}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
      >
        {[...curves, enlarged].map(({ name, path }) => (
          <svg
            key={name}
            aria-hidden="true"
            viewBox={`0 0 ${panel.width} ${panel.height}`}
            className="h-auto w-full fill-ink text-[16.7px] sm:text-[10.7px]"
          >
            <path
              d={`M${across(-4)} ${up(1)}h${unit.x * 8}M${across(-4)} ${up(-1)}h${unit.x * 8}`}
              strokeDasharray="2 4"
              className="stroke-control"
            />
            <path
              d={`M${across(-4)} ${up(0)}h${unit.x * 8}M${across(0)} ${up(2)}v${unit.y * 3.5}`}
              className="stroke-control"
            />
            <path d={path} strokeWidth="2.5" strokeLinejoin="round" className="fill-none stroke-accent" />
            <text x={across(-4)} y="16">
              {name}
            </text>
            {[1, 0, -1].map((output) => (
              <text
                key={output}
                x={across(-4) - 5}
                y={up(output)}
                textAnchor="end"
                dominantBaseline="central"
                className="fill-muted"
              >
                {signed(output)}
              </text>
            ))}
          </svg>
        ))}
      </div>
    </DrawingFrame>
  );
}

function across(sum: number): number {
  return panel.middle + sum * unit.x;
}

function up(output: number): number {
  return panel.zero - output * unit.y;
}

function pathOf(sums: readonly number[], apply: (sum: number) => number): string {
  const points = sums.filter((sum) => apply(sum) <= 2);
  return `M${points.map((sum) => `${across(sum)} ${up(apply(sum)).toFixed(1)}`).join("L")}`;
}
