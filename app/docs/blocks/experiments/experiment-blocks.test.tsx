import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Experiment } from "#experiments/experiment.ts";
import radius from "#experiments/results/cluster-radius.csv?experiment";
import budget from "#experiments/results/equal-budget.csv?experiment";
import learning from "#experiments/results/learning.csv?experiment";
import runTimes from "#experiments/results/run-time.csv?experiment";
import { ExperimentPlot } from "./experiment-plot.tsx";
import { ExperimentTable } from "./experiment-table.tsx";
import { lineLabels } from "./line-labels.ts";

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

test("the table has a row for each size, with the values to compare and their ratio", () => {
  const html = renderToStaticMarkup(<ExperimentTable of={runTimes} ratio="Speedup" />);
  const rows = [...html.matchAll(/<tr\b.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );
  expect(rows.map(({ length }) => length)).toEqual([4, 1, 4, 4, 4, 1, 4, 4, 4]);
  expect(rows[0]).toEqual(["Organisms", "1\u00a0thread", "2\u00a0threads", "Speedup"]);
  for (const [, one = "", two = "", speedup] of rows.filter(({ length }, row) => row > 0 && length > 1))
    expect(Number.parseFloat(one) / Number.parseFloat(two)).toBeCloseTo(Number(speedup), 1);
});

test("the plot names every mean in words, and its bars are the intervals", () => {
  const html = renderToStaticMarkup(<ExperimentPlot of={demo} />);
  expect(html).toContain('aria-label="Mean fitness by rate. 0.50 at 0.1, 0.70 at 0.2."');
  // The axis is from 0.4 to 0.8 and 220 high: 110 for two tenths.
  expect(html).toContain('d="M-4 250h8m-4 0V140m-4 0h8"');
  expect(html).toContain('d="M-4 140h8m-4 0V30m-4 0h8"');
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

test("all lines have their points at the same positions", () => {
  const html = renderToStaticMarkup(<ExperimentPlot of={runTimes} />);
  const places = [...html.matchAll(/<svg aria-hidden="true" x="([\d.]+%)"/g)].map(([, place]) => place);
  expect(places).toHaveLength(12);
  expect(new Set(places).size).toBe(3);
});

test("lines of a group that end at the same height share a name, level with their ends", () => {
  const lines = ["usual", "costly"].flatMap((fitness) =>
    ["1", "2"].map((threads) => ({ values: [fitness, threads], settings: [] })),
  );
  expect(lineLabels(runTimes, lines, [60, 70, 110, 180])).toEqual([
    { lines: [0, 1], rows: ["usual,", "1 and 2 threads"], height: 65 },
    { lines: [2], rows: ["costly,", "1 thread"], height: 110 },
    { lines: [3], rows: ["costly,", "2 threads"], height: 180 },
  ]);
});

test("names that can't be shared are moved apart", () => {
  const lines = ["a", "b"].map((method) => ({ values: [method], settings: [] }));
  expect(lineLabels(budget, lines, [60, 64]).map(({ height }) => height)).toEqual([52, 72]);
});

test("a measure that the experiment lacks is refused", () => {
  expect(() => renderToStaticMarkup(<ExperimentTable of={demo} measure="speed" ratio="" />)).toThrow(
    'The experiment demo doesn\'t measure "speed". It measures fitness.',
  );
});
