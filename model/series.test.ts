import fc from "fast-check";
import { expect, test } from "vitest";
import { readSeries } from "./series.ts";

/** Four rows with these values in place of `#`. */
function rows(row: string, values: readonly (number | string)[][]): string {
  return values
    .map((each) => each.reduce<string>((line, value) => line.replace("#", `${value}`), row))
    .join("\n");
}

const four = [
  [0, 0.1],
  [10, 0.2],
  [20, 0.4],
  [30, 0.3],
];

test.for([
  ["generation #: best #"],
  ["generation # : best #"],
  ["generation #: best: #, DNA fe8e0284"],
  ["generation # best # at last"],
  ["generation: #, best=#"],
  ["  generation #;  best   #;"],
  ["# generation: best #, 6 of 16 right"],
  ["# generation, 5 organisms: best #"],
])("rows such as %s are a series", ([row = ""]) => {
  expect(readSeries(`a title\n${rows(row, four)}\nthe end`)).toEqual({
    x: { name: "generation", values: [0, 10, 20, 30] },
    lines: [{ name: "best", values: [0.1, 0.2, 0.4, 0.3] }],
  });
});

test.for([
  ["step #: #", "value"],
  ["step #: # alive", "alive"],
  ["step #: mean # of all", "mean"],
  ["step #: mean # to 7", "mean"],
  ["step #: the best fitness #", "the best fitness"],
])("in rows such as %s, the line is named %s", ([row = "", name]) => {
  expect(readSeries(rows(row, four))?.lines).toEqual([{ name, values: [0.1, 0.2, 0.4, 0.3] }]);
});

test("a table's header names its lines, up to the first column of words", () => {
  const text = `100 organisms

epoch    loss  mean error  rate  note
-------------------------------------
    1   0.900      0.5   0.25  far
    2     nan      0.4   0.25  12
    3   0.500      0.3   0.25  near
    4  1e-999     -0.2   0.25  7
done`;
  expect(readSeries(text)).toEqual({
    x: { name: "epoch", values: [1, 2, 3, 4] },
    lines: [
      { name: "loss", values: [0.9, null, 0.5, 0] },
      { name: "mean error", values: [0.5, 0.4, 0.3, -0.2] },
      { name: "rate", values: [0.25, 0.25, 0.25, 0.25] },
    ],
  });
});

test("names may be one space apart", () => {
  const text = "step best average\n1 5 4\n2 6 5\n3 7 6\n4 8 7";
  expect(readSeries(text)?.lines.map(({ name }) => name)).toEqual(["best", "average"]);
});

test("a table may have a frame", () => {
  const text = "| step | mean loss |\n|---|---|\n| 1 | 5 |\n| 2 | 6 |\n| 3 | 7 |\n| 4 | 8 |";
  expect(readSeries(text)?.lines).toEqual([{ name: "mean loss", values: [5, 6, 7, 8] }]);
});

test("of two values with the same name, the first is used", () => {
  expect(readSeries(rows("step #: loss #, loss 7", four))?.lines).toEqual([
    { name: "loss", values: [0.1, 0.2, 0.4, 0.3] },
  ]);
});

test("a table of two variables is not a series", () => {
  const text = "rate  epoch 1  epoch 10\n1  5  4\n2  6  5\n3  7  6\n4  8  7";
  expect(readSeries(text)).toBeUndefined();
});

test("numbers without names are not a series", () => {
  expect(readSeries("1 2\n2 3\n3 4\n4 5")).toBeUndefined();
});

test("rows with identifiers are not a series", () => {
  expect(readSeries(rows("seed #: best #", four))).toBeUndefined();
});

test("rows whose words change are not a series", () => {
  expect(
    readSeries("step 1: Social 0.1\nstep 2: Social 0.2\nstep 3: Alone 0.2\nstep 4: Alone 0.3"),
  ).toBeUndefined();
});

test("a series needs four rows, or the given number", () => {
  const text = rows("step #: loss #", four.slice(1));
  expect(readSeries(text)).toBeUndefined();
  expect(readSeries(text, 3)?.x.values).toEqual([10, 20, 30]);
});

test("a series ends where its first number doesn't increase, and the longest is used", () => {
  const text = `${rows("step #: loss #", four)}\n${rows("step #: loss #", [...four, [40, 0.7]])}`;
  expect(readSeries(text)?.lines[0]?.values).toEqual([0.1, 0.2, 0.4, 0.3, 0.7]);
});

test("other lines may come between the rows", () => {
  const text = rows("step #: loss #\nsaved 3 files, 4 in all", four);
  expect(readSeries(text)?.x.values).toEqual([0, 10, 20, 30]);
});

test("lines share an axis if their scale is near the first one's, and there are at most three", () => {
  const row = "step #: a #, far 300, b 0.05, near 2, c 0.03, d 0.2, e 0.3";
  expect(readSeries(rows(row, four))?.lines.map(({ name }) => name)).toEqual(["a", "b", "near"]);
});

test("values that aren't finite are gaps", () => {
  const values = ["inf", 1, 2, "-Infinity", "NaN", "overflow", "1e400"].map((value, step) => [step, value]);
  expect(readSeries(rows("step #: loss #", values))?.lines).toEqual([
    { name: "loss", values: [null, 1, 2, null, null, null, null] },
  ]);
});

test("a hundred thousand rows can be read", () => {
  const text = Array.from({ length: 100_000 }, (_, step) => `step ${step}: loss ${1 / step}`).join("\n");
  expect(readSeries(text)?.x.values).toHaveLength(100_000);
});

test("printed values are read back unchanged", () => {
  const decimal = fc.integer({ min: 1, max: 9 }).map((value) => value / 10);
  const run = fc.array(fc.tuple(fc.integer(), decimal, decimal), { minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(run, (values) => {
      const printed = [...new Map(values.map((row) => [row[0], row])).values()].sort(([a], [b]) => a - b);
      fc.pre(printed.length > 3);
      const [x = [], best, average] = [0, 1, 2].map((column) => printed.map((row) => row[column] ?? 0));
      const series = {
        x: { name: "step", values: x },
        lines: [
          { name: "best", values: best },
          { name: "average", values: average },
        ],
      };
      expect(readSeries(rows("step #: best #, average #", printed))).toEqual(series);
      expect(readSeries(`step  best  average\n${rows("#  #  #", printed)}`)).toEqual(series);
    }),
  );
});

const word = fc.oneof(
  fc.constantFrom(
    "step",
    "best",
    "of",
    "seed",
    ":",
    ",",
    "=",
    "|",
    "\t",
    "  ",
    "nan",
    "overflow",
    "1e308",
    "-0",
    "é",
  ),
  fc.integer({ min: -3, max: 99 }).map(String),
  fc.double().map(String),
  fc.string(),
);
const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));

test("any text gives a series that can be plotted, or none", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const series = readSeries(lines.join("\n"), 3);
      if (!series) return;
      const { x } = series;
      expect(x.values.length).toBeGreaterThanOrEqual(3);
      expect(x.values.every((value, row) => row === 0 || value > (x.values[row - 1] ?? 0))).toBe(true);
      expect(series.lines.length).toBeGreaterThan(0);
      for (const { name, values } of series.lines) {
        expect(name).not.toBe("");
        expect(values).toHaveLength(x.values.length);
        expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
      }
    }),
  );
});
