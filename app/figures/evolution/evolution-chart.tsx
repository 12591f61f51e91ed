import { memo } from "react";
import { LineChart } from "#app/figures/line-chart.tsx";
import type { Generation } from "./evolution-run.ts";
import type { ShownRun } from "./evolution-state.ts";

const looks = {
  best: { stroke: "stroke-accent", text: "text-accent-strong" },
  mean: { stroke: "stroke-ink", text: "text-ink" },
  diversity: { stroke: "stroke-caution", text: "text-caution" },
  before: { stroke: "stroke-muted", text: "text-muted" },
};

interface EvolutionChartProps {
  run: ShownRun;
  previous: ShownRun | undefined;
}

/** Best and average fitness and diversity by generation, with the best of the previous run as a dotted line. */
export const EvolutionChart = memo(function EvolutionChart({ run, previous }: EvolutionChartProps) {
  const { generations, values } = run;
  const before = previous?.generations.filter(({ generation }) => generation <= values.generations) ?? [];
  return (
    <LineChart
      label={inWords(run)}
      className="h-40 @[30rem]:h-52"
      x={{ name: "Generation", from: 0, to: values.generations }}
      y={{ from: 0, to: 1 }}
      series={[
        { name: "Best", look: looks.best, points: pointsOf(generations, "best"), width: 2.5 },
        { name: "Average", look: looks.mean, points: pointsOf(generations, "mean"), width: 1.5, dash: "6 4" },
        {
          name: "Diversity",
          look: looks.diversity,
          points: pointsOf(generations, "diversity"),
          width: 1.5,
          dash: "8 3 2 3",
        },
        ...(before.length > 0
          ? [
              {
                name: "Previous",
                look: looks.before,
                points: pointsOf(before, "best"),
                width: 1.25,
                dash: "2 4",
              },
            ]
          : []),
      ]}
    />
  );
});

function pointsOf(generations: readonly Generation[], key: "best" | "mean" | "diversity") {
  return generations.map((each) => [each.generation, each[key]] as const);
}

function inWords({ generations }: ShownRun): string {
  const first = generations.at(0);
  const last = generations.at(-1);
  if (!(first && last)) return "The line chart has no generations yet.";
  const change = (key: "best" | "mean" | "diversity") =>
    `${first[key].toFixed(3)} to ${last[key].toFixed(3)}`;
  return `Line chart of generations 0 to ${last.generation}. Best fitness goes from ${change("best")}, average fitness from ${change("mean")}, diversity from ${change("diversity")}.`;
}
