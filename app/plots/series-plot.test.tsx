import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readSeries } from "#model/series.ts";
import { SeriesPlot } from "./series-plot.tsx";

const printed = (values: readonly unknown[], name = "loss") =>
  readSeries(values.map((value, step) => `step ${step}: ${name} ${value}`).join("\n"), 3);

function draw(values: readonly unknown[], reference?: readonly unknown[], name?: string): string {
  const series = printed(values, name);
  return series
    ? renderToStaticMarkup(<SeriesPlot series={series} reference={printed(reference ?? [])} />)
    : "";
}

const paths = (html: string) => html.match(/ d="M[^"]*"/g) ?? [];

test("a missing value is a gap in the line", () => {
  expect(paths(draw([0, 1, "nan", 0, 1])).at(-1)).toBe(' d="M0,160L150,0M450,160L600,0"');
});

test("few points are marked, many are not", () => {
  expect(draw([0, 1, "nan", 0, 1])).toContain('d="M0 160h0M150 0h0M450 160h0M600 0h0"');
  expect(draw(Array.from({ length: 13 }, (_, value) => value))).not.toContain("h0");
});

test("a reference is drawn within the same axes, below the run", () => {
  const lines = paths(draw([0, 1, 2], [0, 1, 2, 3, 4])).slice(-2);
  expect(lines).toEqual([' d="M0,160L150,120L300,80L450,40L600,0"', ' d="M0,160L150,120L300,80"']);
});

test("a reference without a line of that name is left out", () => {
  expect(draw([0, 1, 2], [5, 6, 7], "gain")).toBe(draw([0, 1, 2], undefined, "gain"));
});

test("whatever numbers a program prints, the plot has positions", () => {
  const numbers = fc.array(fc.double(), { minLength: 3 });
  fc.assert(
    fc.property(numbers, numbers, (values, reference) => {
      expect(draw(values, reference)).not.toMatch(/NaN|Infinity/);
    }),
  );
});
