import { expect, test } from "vitest";
import { describeSeries } from "./describe-series.ts";

const x = { name: "step", values: [0, 10, 20] };

test.for([
  [[0.5, 0.75, 1], "a rises from 0.50 at step 0 to 1.00 at step 20."],
  [[3, 2, 1], "a falls from 3 at step 0 to 1 at step 20."],
  [[2, 2, 2], "a stays at 2 from step 0 to step 20."],
  [[1, 5, 3], "a goes from 1 at step 0 to 3 at step 20, between 1 and 5."],
  [[null, 1, 2], "a rises from 1 at step 10 to 2 at step 20."],
  [[1e-9, 5e20, 1e50], "a rises from 1e-9 at step 0 to 1e+50 at step 20."],
  [[null, null, null], "a has no values."],
] as const)("%j: %s", ([values, words]) => {
  expect(describeSeries({ x, lines: [{ name: "a", values: [...values] }] })).toBe(words);
});

test("each line has a sentence", () => {
  const lines = ["a", "b"].map((name) => ({ name, values: [1, 2, 3] }));
  expect(describeSeries({ x, lines }).split(". ")).toHaveLength(2);
});
