import { expect, test } from "vitest";
import { cases } from "#tests/simulation/cases.ts";
import { exp, sigmoid, tanh } from "./maths.ts";

test("the functions agree with the platform's to about 15 digits", () => {
  for (const rng of cases(1000)) {
    const x = (rng.nextF64() - 0.5) * 80;
    expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
    expect(tanh(x)).toBeCloseTo(Math.tanh(x), 14);
    expect(sigmoid(x)).toBeCloseTo(1 / (1 + Math.exp(-x)), 14);
  }
});

test("what is too large, too small or no number has an answer", () => {
  expect([exp(711), exp(-747), exp(Infinity), exp(-Infinity)]).toEqual([Infinity, 0, Infinity, 0]);
  expect([exp(Number.NaN), tanh(Infinity), tanh(-Infinity)]).toEqual([Number.NaN, 1, -1]);
  expect([sigmoid(-Infinity), sigmoid(0), sigmoid(Infinity)]).toEqual([0, 0.5, 1]);
  expect(exp(709)).toBeLessThan(Infinity);
  expect(exp(-745)).toBeGreaterThan(0);
});
