import { expect, test } from "vitest";
import { checkRange, checkWhole, OutOfRange, plain } from "./error.ts";

test.for([
  [0.1, "0.1"],
  [-0, "-0"],
  [1e21, "1000000000000000000000"],
  [-1.25e22, "-12500000000000000000000"],
  [5e-7, "0.0000005"],
  [-1.5e-10, "-0.00000000015"],
  [Infinity, "inf"],
  [-Infinity, "-inf"],
  [12n, "12"],
] as const)("%s is written as %s", ([value, text]) => {
  expect(plain(value)).toBe(text);
});

test("limits belong to a range, and what is no number does not", () => {
  for (const value of [0, 0.5, 1]) expect(() => checkRange("share", value, 0, 1)).not.toThrow();
  for (const value of [-5e-324, 1.0000000000000002, Infinity, Number.NaN]) {
    expect(() => checkRange("share", value, 0, 1)).toThrow(OutOfRange);
  }
  expect(() => checkRange("share", 2, 0, 1)).toThrow(RangeError);
});

test("a fraction is refused where a number must be whole", () => {
  expect(() => checkWhole("steps", 2, 1, Infinity)).not.toThrow();
  expect(() => checkWhole("steps", 2.5, 1, Infinity)).toThrow(
    "steps is 2.5, but must be a whole number at least 1",
  );
});
