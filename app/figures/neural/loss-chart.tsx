import { memo } from "react";
import { LineChart } from "#app/figures/line-chart.tsx";
import { isGuided, lossText, mostEpochs, type NeuralState } from "./neural-model.ts";
import type { Training } from "./training.ts";

const good = { stroke: "stroke-accent", text: "text-accent-strong" };
const unusual = { stroke: "stroke-caution", text: "text-caution" };
const bad = { stroke: "stroke-danger", text: "text-danger" };
const quiet = { stroke: "stroke-muted", text: "text-muted" };
// Beyond this many epochs, single ones are too close on the logarithmic axis to tell apart.
const finest = 50;
const limits = { from: 1e-6, to: 1e6 };

/** The loss by epoch of the reader's training, compared with the recommended learning rates. */
export const LossChart = memo(function LossChart({ state }: { state: NeuralState }) {
  const { training, guides, epoch, asked } = state;
  const runs = [training, ...guides].map((each) => ({ training: each, points: pointsOf(each, asked) }));
  const losses = runs
    .flatMap(({ points }) => points.map(([, loss]) => loss))
    .filter((loss) => loss < limits.to);
  const advised = guides.map(({ rate, losses }) => `${rate}: ${lossText(losses[asked] ?? Number.NaN)}`);
  return (
    <LineChart
      label={`Loss by epoch. Rate ${training.rate}: ${lossText(training.losses[epoch] ?? Number.NaN)} after ${epoch} epochs. Recommended rates: ${advised.join(", ")}.`}
      title="Rate"
      className="h-60 @max-[30rem]:h-44 @max-[20rem]:h-33"
      x={{ name: "loss by epoch", from: 1, to: asked > 100 ? mostEpochs : 100, isLog: true }}
      y={{
        from: Math.max(decade(Math.min(0.01, ...losses), Math.floor), limits.from),
        to: Math.min(decade(Math.max(10, ...losses), Math.ceil), limits.to),
        isLog: true,
      }}
      series={runs.map(({ training: { rate, overflow }, points }, place) => ({
        name: `${rate}${overflow === undefined ? "" : ": overflow"}`,
        points,
        look: place > 0 ? quiet : lookOf(training, epoch),
        width: place > 0 ? 1.5 : 3,
        ...(place > 0 && { dash: place > 1 ? "2 4" : "6 3" }),
      }))}
    />
  );
});

function lookOf(training: Training, epoch: number) {
  if (training.hasGrown(epoch)) return bad;
  return isGuided(training.rate) ? good : unusual;
}

function decade(value: number, round: (value: number) => number): number {
  return 10 ** round(Math.log10(value));
}

/** Starts at the first epoch; values that overflow go straight up and out of the chart. */
function pointsOf({ losses, overflow }: Training, epoch: number): (readonly [number, number])[] {
  const points = losses
    .map((loss, at) => [at, loss] as const)
    .slice(1, Math.min(epoch + 1, overflow ?? Infinity))
    .filter(([at]) => at === epoch || at % Math.ceil(at / finest) === 0);
  if (overflow === undefined || overflow > epoch) return points;
  return [...points, [overflow, losses[overflow - 1] ?? 1], [overflow, limits.to]];
}
