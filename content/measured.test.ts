import { expect, test } from "vitest";
import type { Experiment } from "#experiments/experiment.ts";
import { summarize } from "#experiments/statistics.ts";
import { compared, measured } from "./measured.ts";

const rates: Experiment = {
  name: "rates",
  question: "",
  factors: ["rate"],
  seeds: [1, 4],
  notes: {},
  measures: [
    {
      name: "fitness",
      places: 2,
      settings: [
        { values: ["0.1"], setting: "0.1", ...summarize([0.1, 0.2, 0.3, 0.4]) },
        { values: ["0.2"], setting: "0.2", ...summarize([0.5, 0.6, 0.7, 0.8]) },
      ],
    },
  ],
};

test("a setting's results are texts for a sentence", () => {
  expect(measured(rates, "fitness", "0.1")).toEqual({
    mean: "0.25",
    deviation: "0.13",
    error: "0.065",
    low: "0.04",
    high: "0.46",
    count: 4,
  });
});

test("a comparison is in standard errors, too", () => {
  expect(compared(rates, "fitness", "0.2", "0.1")).toEqual({
    difference: "0.40",
    error: "0.091",
    low: "0.18",
    high: "0.62",
    errors: "4.4",
  });
});

test("a negative number has a minus sign, and zero has none", () => {
  expect(compared(rates, "fitness", "0.1", "0.2").difference).toBe("−0.40");
  expect(compared(rates, "fitness", "0.1", "0.1")).toMatchObject({ difference: "0.00", low: "−0.22" });
});

test("an unknown setting or measure is refused with the known ones", () => {
  expect(() => measured(rates, "fitness", "0.3")).toThrow('no setting "0.3". Known settings: 0.1; 0.2.');
  expect(() => compared(rates, "speed", "0.1", "0.2")).toThrow(
    'doesn\'t measure "speed". It measures fitness.',
  );
});
