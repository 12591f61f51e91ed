import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Experiment } from "#experiments/experiment.ts";
import radius from "#experiments/results/cluster-radius.csv?experiment";
import budget from "#experiments/results/equal-budget.csv?experiment";
import learning from "#experiments/results/learning.csv?experiment";
import runTimes from "#experiments/results/run-time.csv?experiment";
import { ExperimentPlot } from "./experiment-plot.tsx";
import { ExperimentTable } from "./experiment-table.tsx";

const demo: Experiment = {
  name: "demo",
  question: "",
  factors: ["rate"],
  seeds: [1, 30],
  notes: {},
  measures: [
    {
      name: "fitness",
      places: 2,
      settings: [
        {
          values: ["0.1"],
          setting: "0.1",
          count: 30,
          mean: 0.5,
          deviation: 0.1,
          error: 0.05,
          low: 0.4,
          high: 0.6,
        },
        {
          values: ["0.2"],
          setting: "0.2",
          count: 30,
          mean: 0.7,
          deviation: 0.2,
          error: 0.05,
          low: 0.6,
          high: 0.8,
        },
      ],
    },
  ],
};

test("the table has a row for each setting", () => {
  const html = renderToStaticMarkup(<ExperimentTable of={demo} />);
  const cells = [...html.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell);
  expect(cells.slice(0, 8)).toEqual(["Rate", "Mean", "SD", "95% CI", "0.1", "0.50", "0.10", "0.40–0.60"]);
});

test("with three factors, the first one groups the rows of the table", () => {
  const html = renderToStaticMarkup(<ExperimentTable of={runTimes} />);
  const rows = [...html.matchAll(/<tr\b.*?<\/tr>/g)].map(([row]) => row.match(/<t[hd]\b/g)?.length);
  expect(rows).toEqual([5, 1, 5, 5, 5, 5, 5, 5, 1, 5, 5, 5, 5, 5, 5]);
});

test("the plot names every mean in words, and its bars are the intervals", () => {
  const html = renderToStaticMarkup(<ExperimentPlot of={demo} />);
  expect(html).toContain('aria-label="Mean fitness by rate. 0.50 at 0.1, 0.70 at 0.2."');
  // The axis is from 0.4 to 0.8 and 134 high: 67 for two tenths.
  expect(html).toContain('d="M57 160h6M60 160V93m-3 0h6M317 93h6M320 93V26m-3 0h6"');
  expect(html).toContain("seeds 1 to 30");
});

test.for([
  [budget, "best fitness", 4],
  [learning, "loss", 3],
  [radius, "clusters", 1],
] as const)("%o has a line for each value of the first factor", ([experiment, measure, lines]) => {
  const html = renderToStaticMarkup(<ExperimentPlot of={experiment} measure={measure} />);
  expect(html.match(/<g stroke-width/g)).toHaveLength(lines);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
});

test("names of lines with the same last value are apart", () => {
  const html = renderToStaticMarkup(<ExperimentPlot of={runTimes} />);
  const heights = [...html.matchAll(/y="(\d+)" dy=".35em" stroke="none">(\w+, \d threads?)/g)];
  expect(heights.map(([, , name]) => name)).toEqual([
    "usual, 1 thread",
    "usual, 2 threads",
    "costly, 1 thread",
    "costly, 2 threads",
  ]);
  const sorted = heights.map(([, height]) => Number(height)).toSorted((a, b) => a - b);
  for (const [place, height] of sorted.entries())
    expect(height - (sorted[place - 1] ?? 0)).toBeGreaterThanOrEqual(13);
});

test("a measure that the experiment lacks is refused", () => {
  expect(() => renderToStaticMarkup(<ExperimentTable of={demo} measure="speed" />)).toThrow(
    'The experiment demo doesn\'t measure "speed". It measures fitness.',
  );
});
