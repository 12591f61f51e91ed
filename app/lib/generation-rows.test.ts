import { expect, test } from "vitest";
import { generationRows } from "./generation-rows.ts";

test("reads the rows and leaves out all other lines", () => {
  const output = [
    "generation   best  average  diversity",
    "         0  0.500    0.311      0.502",
    "        10  0.591    0.526      0.199",
    "5 of 100 lived on unchanged",
  ].join("\n");
  expect(generationRows(output)).toEqual([
    { generation: 0, best: 0.5, average: 0.311, diversity: 0.502 },
    { generation: 10, best: 0.591, average: 0.526, diversity: 0.199 },
  ]);
});

test("an output without rows has none", () => {
  expect(generationRows("generation 10: best 0.591")).toEqual([]);
});
