import fc from "fast-check";
import { expect, test } from "vitest";
import { xAxisOf, yAxisOf } from "./plot-axes.ts";

const runOf = (xs: number[], values: (number | null)[]) => ({
  x: { name: "step", values: xs },
  lines: [{ name: "a", values }],
});
const xTexts = (...runs: number[][]) =>
  xAxisOf(runs.map((xs) => runOf(xs, []))).ticks.map(({ text }) => text);
const yTexts = (...values: (number | null)[]) => yAxisOf([runOf([], values)]).ticks.map(({ text }) => text);

test("rows at equal distances have round marks", () => {
  expect(xTexts([0, 10, 20, 30, 40, 50])).toEqual(["0", "10", "20", "30", "40", "50"]);
  expect(xTexts([0, 250, 500, 750, 1000])).toEqual(["0", "200", "400", "600", "800", "1000"]);
});

test("rows with growing distances have a tick each, at most five", () => {
  expect(xTexts([2, 4, 8, 16])).toEqual(["2", "4", "8", "16"]);
  expect(xAxisOf([runOf([2, 4, 8, 16], [])]).isLog).toBe(true);
  expect(xTexts([1, 2, 4, 8, 16, 32, 64])).toEqual(["1", "4", "16", "64"]);
});

test("rows that begin at zero have no logarithmic axis", () => {
  expect(xAxisOf([runOf([0, 1, 10, 100], [])]).isLog).toBe(false);
});

test("a run that is compared with a longer one has the longer axis", () => {
  expect(xTexts([0, 1], [0, 10, 20, 30, 40])).toEqual(["0", "10", "20", "30", "40"]);
});

test("marks have the same number of decimal places", () => {
  expect(yTexts(0.06, 0.21)).toEqual(["0.05", "0.10", "0.15", "0.20", "0.25"]);
  expect(yTexts(0, null, 1e6)).toEqual(["0", "5e5", "1e6"]);
});

test("a constant is in the middle", () => {
  expect(yAxisOf([runOf([1, 2], [3, 3])])).toMatchObject({ from: 1, to: 5 });
  expect(yAxisOf([runOf([1, 2], [0, 0])])).toMatchObject({ from: -1, to: 1 });
});

test("any values are within the axis, which has few marks", () => {
  const size = fc.double({ min: 1e-100, max: 1e100, noNaN: true });
  const value = fc.oneof(
    size,
    size.map((each) => -each),
    fc.double({ min: 1, max: 1 + 1e-11, noNaN: true }),
    fc.constant(0),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      expect(
        xAxisOf([
          runOf(
            [...values].sort((a, b) => a - b),
            [],
          ),
        ]).ticks.length,
      ).toBeLessThan(12);
      const { from, to, ticks } = yAxisOf([runOf([], values)]);
      expect(to).toBeGreaterThan(from);
      expect(values.every((each) => each >= from && each <= to)).toBe(true);
      expect(ticks.length).toBeLessThan(12);
    }),
  );
});
