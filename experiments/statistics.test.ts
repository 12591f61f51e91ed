import fc from "fast-check";
import { expect, test } from "vitest";
import { compareMeans, criticalT, summarize, tailProbability } from "./statistics.ts";

test.for([
  [1, 12.7062],
  [2, 4.30265],
  [5, 2.57058],
  [9, 2.26216],
  [29, 2.04523],
  [49, 2.00958],
  [99, 1.98422],
  [10_000, 1.9602],
] as const)("with %d degrees of freedom the critical t is %d, as in printed tables", ([freedom, t]) => {
  expect(criticalT(freedom)).toBeCloseTo(t, 4);
});

test("the tails of one and of two degrees of freedom have exact formulas", () => {
  for (const t of [0.1, 0.5, 1, 3, 20]) {
    expect(tailProbability(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 12);
    expect(tailProbability(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12);
  }
});

test("a summary has the sample standard deviation and an interval around the mean", () => {
  const summary = summarize([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(summary).toMatchObject({ count: 8, mean: 5 });
  expect(summary.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(summary.error).toBeCloseTo(Math.sqrt(4 / 7), 12);
  expect(summary.high - 5).toBeCloseTo(2.364624 * Math.sqrt(4 / 7), 5);
  expect(5 - summary.low).toBeCloseTo(summary.high - 5, 12);
});

test("one value has no spread", () => {
  expect(() => summarize([1])).toThrow("A summary needs at least 2 values, not 1.");
});

test("Welch's comparison gives what R prints for its data set `sleep`", () => {
  const drug = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
  const other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const { t, freedom, low, high } = compareMeans(summarize(drug), summarize(other));
  expect(t).toBeCloseTo(-1.8608, 4);
  expect(freedom).toBeCloseTo(17.776, 3);
  expect(tailProbability(t, freedom)).toBeCloseTo(0.07939, 5);
  expect(low).toBeCloseTo(-3.3654832, 6);
  expect(high).toBeCloseTo(0.2054832, 6);
});

test("two constants differ by exactly their difference", () => {
  const { difference, low, high } = compareMeans(summarize([3, 3]), summarize([1, 1]));
  expect([difference, low, high]).toEqual([2, 2, 2]);
});

test("an interval contains the mean and moves with the values", () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2 });
  fc.assert(
    fc.property(values, fc.integer({ min: -1000, max: 1000 }), (numbers, shift) => {
      const { mean, low, high } = summarize(numbers);
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
      expect(summarize(numbers.map((number) => number + shift)).low).toBeCloseTo(low + shift, 6);
    }),
  );
});
