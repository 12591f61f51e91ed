import { expect, test } from "vitest";
import { median, percentile } from "./percentile.ts";

test("percentiles are values from the list", () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile([7], 95)).toBe(7);
  expect(percentile([], 95)).toBeNaN();
});

test("the median does not depend on the order", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([4, 3, 2, 1])).toBe(2);
});
