import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const box = { sizes: [40, 20, 10], width: 100, maxLines: 2 };

test("a short text takes the largest size", () => {
  expect(fitText("DNA", box, measure)).toEqual({ size: 40, lines: ["DNA"] });
});

test("a longer one takes as many lines as allowed before it shrinks", () => {
  expect(fitText("DNA API", box, measure)).toEqual({ size: 40, lines: ["DNA", "API"] });
  expect(fitText("DNA and Genes", box, measure)).toEqual({ size: 20, lines: ["DNA and", "Genes"] });
});

test("lines are of similar length", () => {
  const fitted = fitText("one two six ten a", { ...box, sizes: [10] }, measure);
  expect(fitted?.lines).toEqual(["one two six ten a"]);
  expect(fitText("one two six ten", { ...box, sizes: [16] }, measure)?.lines).toEqual(["one two", "six ten"]);
});

test("no line is ever wider than the box", () => {
  for (const text of ["Frequently Asked Questions", "a b c d e f g h i j k", "Communication Network"]) {
    const fitted = fitText(text, box, measure);
    expect(fitted?.lines.join(" ")).toBe(text);
    for (const line of fitted?.lines ?? []) {
      expect(measure(line) * (fitted?.size ?? 0)).toBeLessThanOrEqual(box.width);
    }
  }
});

test("what fits in no size is refused", () => {
  expect(fitText("a".repeat(21), box, measure)).toBeUndefined();
  expect(fitText("word ".repeat(12), box, measure)).toBeUndefined();
});
