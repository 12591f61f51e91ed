import { expect, test } from "vitest";
import { printed, printedAll, printedAt } from "./printed.ts";

const rates = {
  name: "rates.txt",
  html: " 10 at 0.01   best 0.662  average 0.649\n100 at 0.1    best 0.797  average 0.720\nseed 0: -0.5 -&gt; Mature, DNA fe8e0284...",
};
const table = {
  name: "table.txt",
  html: "change         lowest   mean highest\nnone            0.752  0.770   0.786\nmutation 0.1    0.761  0.785   0.804",
};

test.for([
  ["100 at 0.1 … average ?", "0.720"],
  ["10 at 0.01 best ?", "0.662"],
  ["? at 0.01", "10"],
  ["seed 0: ? ->", "-0.5"],
  ["seed 0: … -> ?, DNA", "Mature"],
  ["seed 0: … DNA ?...", "fe8e0284"],
] as const)("%s is %s", ([line, value]) => {
  expect(printed(rates, line)).toBe(value);
});

test("a line is quoted from its start, and by whole words", () => {
  expect(() => printed(rates, "best ?")).toThrow(/^rates\.txt prints no line like "best \?"\./);
  expect(() => printed(rates, "100 at 0.1 be ?")).toThrow(/no line like/);
  expect(() => printed(rates, "? at 0")).toThrow(/no line like/);
});

test("a quote that matches two values is refused", () => {
  expect(() => printed(rates, "… best ?")).toThrow(
    'rates.txt prints 0.662 and 0.797 for "… best ?". Quote more of the line.',
  );
});

test("the same value in several lines is one value", () => {
  expect(printed({ name: "a.txt", html: "run 1: best 7\nrun 2: best 7" }, "run … best ?")).toBe("7");
});

test("all values come in order, and their count is checked", () => {
  expect(printedAll(rates, "… best ? average ?", 4)).toEqual(["0.662", "0.649", "0.797", "0.720"]);
  expect(() => printedAll(rates, "… best ?", 3)).toThrow(
    'rates.txt prints 2 values for "… best ?". The page needs 3.',
  );
});

test("a table is read by row and column", () => {
  expect(printedAt(table, "none", "lowest")).toBe("0.752");
  expect(printedAt(table, "mutation 0.1", "highest")).toBe("0.804");
  expect(() => printedAt(table, "mutation", "mode")).toThrow('table.txt has no column "mode".');
  expect(() => printedAt(table, "elitism 0.5", "mean")).toThrow(/no line like "elitism 0\.5 … \?"/);
});
