import { LineChart } from "#app/figures/line-chart.tsx";
import { isGuided, lossText, mostEpochs, type NeuralState } from "./neural-model.ts";
import type { Training } from "./training.ts";

const good = { stroke: "stroke-accent", fill: "fill-accent-strong" };
const unusual = { stroke: "stroke-caution", fill: "fill-caution" };
const bad = { stroke: "stroke-danger", fill: "fill-danger" };
const quiet = { stroke: "stroke-control", fill: "fill-muted" };
const limits = { from: 1e-6, to: 1e6 };

/** The loss by epoch of the reader's training, beside the advised rates. */
export function LossChart({ state: { training, guides, epoch } }: { state: NeuralState }) {
  const runs = [training, ...guides].map((each) => ({ training: each, points: pointsOf(each, epoch) }));
  const losses = runs.flatMap(({ points }) => points.map(([, loss]) => loss)).filter(Number.isFinite);
  const advised = guides.map(({ rate, losses }) => `${rate}: ${lossText(losses[epoch] ?? Number.NaN)}`);
  return (
    <LineChart
      label={`Loss by epoch. Rate ${training.rate}: ${lossText(training.losses[epoch] ?? Number.NaN)} after ${epoch} epochs. Advised rates: ${advised.join(", ")}.`}
      height={312}
      x={{ name: "epochs", from: 1, to: mostEpochs, isLog: true }}
      y={{
        name: "loss",
        from: Math.max(decade(Math.min(0.01, ...losses), Math.floor), limits.from),
        to: Math.min(decade(Math.max(10, ...losses), Math.ceil), limits.to),
        isLog: true,
      }}
      series={runs.map(({ training: { rate }, points }, place) => ({
        name: `rate ${rate}`,
        points,
        look: place > 0 ? quiet : lookOf(training, epoch),
        width: place > 0 ? 1.5 : 3,
        ...(place > 0 && { dash: place > 1 ? "2 4" : "6 3" }),
      }))}
    />
  );
}

function lookOf(training: Training, epoch: number) {
  if (training.hasGrown(epoch)) return bad;
  return isGuided(training.rate) ? good : unusual;
}

function decade(value: number, round: (value: number) => number): number {
  return 10 ** round(Math.log10(value));
}

/** From the first epoch on; what has overflowed leaves the chart at its upper edge. */
function pointsOf({ losses }: Training, epoch: number) {
  return losses
    .slice(1, epoch + 1)
    .map((loss, place) => [place + 1, Number.isFinite(loss) ? loss : limits.to] as const);
}
