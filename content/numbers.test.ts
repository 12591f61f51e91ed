import { expect, test } from "vitest";
import { capitalized, grouped, inSeries, inWords } from "./numbers.ts";

test("counts up to ten are words", () => {
  expect([0, 10, "3", 11].map(inWords)).toEqual(["zero", "ten", "three", "11"]);
  expect(capitalized(inWords(9))).toBe("Nine");
});

test("a series ends with and", () => {
  expect([["a"], ["a", "b"], ["a", "b", "c"]].map(inSeries)).toEqual(["a", "a and b", "a, b and c"]);
});

test("large numbers are grouped by three digits", () => {
  expect([592, "9600", 22_200].map(grouped)).toEqual(["592", "9,600", "22,200"]);
});
