import { DrawingFigure } from "#app/docs/drawing-figure.tsx";
import { learningRuns } from "#content/records/neural-concept.ts";

const { epochs, rates } = learningRuns;
const plot = { left: 52, right: 268, top: 16, bottom: 248 };
const lossMarks = [1, 0.1, 0.01, 0.001];
const highest = Math.log10(4);
const lowest = Math.log10(0.001);
const drawn = rates.filter(({ losses }) => losses.every(Number.isFinite));
const lost = rates.filter(({ losses }) => !losses.every(Number.isFinite));

/** The loss by epoch of the same training at different learning rates. */
export function NeuralLossDrawing() {
  return (
    <DrawingFigure
      label={`Loss by epoch for the learning rates ${drawn.map(({ rate }) => rate).join(", ")}. 0.001 and 0.01 fall far below the others.`}
      height={296}
      caption={`The losses that the program prints. Both scales are logarithmic: equal distances are equal factors. Strong lines are rates within the guidance. Rate ${lost.map(({ rate }) => rate).join(", ")} has no line: its numbers overflow in the first epoch.`}
    >
      {lossMarks.map((loss) => (
        <g key={loss}>
          <path d={`M${plot.left} ${down(loss)}H${plot.right}`} className="stroke-line" />
          <text x={plot.left - 6} y={down(loss) + 5} textAnchor="end" className="fill-muted">
            {loss}
          </text>
        </g>
      ))}
      <text x={plot.left - 6} y={plot.top + 5} textAnchor="end">
        loss
      </text>
      {epochs.map((epoch) => (
        <text key={epoch} x={along(epoch)} y={plot.bottom + 24} textAnchor="middle" className="fill-muted">
          {epoch}
        </text>
      ))}
      <text x={(plot.left + plot.right) / 2} y={plot.bottom + 44} textAnchor="middle">
        epochs
      </text>
      {drawn.map(({ rate, losses }) => (
        <Run key={rate} rate={rate} losses={losses} />
      ))}
    </DrawingFigure>
  );
}

function along(epoch: number): number {
  const share = Math.log(epoch) / Math.log(epochs[epochs.length - 1] ?? 1);
  return Math.round(plot.left + 8 + share * (plot.right - plot.left - 8));
}

function down(loss: number): number {
  const share = (highest - Math.log10(loss)) / (highest - lowest);
  return Math.round(plot.top + share * (plot.bottom - plot.top));
}

function Run({ rate, losses }: { rate: number; losses: readonly number[] }) {
  const points = losses.map((loss, index) => ({ x: along(epochs[index] ?? 1), y: down(loss) }));
  const isGuided = rate >= 0.001 && rate <= 0.01;
  const last = points[points.length - 1];
  return (
    <>
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
        strokeWidth={isGuided ? 3 : 1.5}
        className={isGuided ? "fill-none stroke-accent" : "fill-none stroke-danger"}
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" className={isGuided ? "fill-accent" : "fill-danger"} />
      ))}
      <text x={plot.right + 8} y={(last?.y ?? 0) + 5} className={isGuided ? "font-semibold" : "fill-danger"}>
        {rate}
      </text>
    </>
  );
}
