import { expect, test } from "vitest";
import { kilobytes, markdownTable, ratio } from "./table.ts";

test("tables keep their columns in line", () => {
  expect(
    markdownTable(
      ["Page", "kB"],
      [
        ["/docs", 21.5],
        ["/", "7"],
      ],
    ),
  ).toBe(["| Page  |   kB |", "| ----- | ---: |", "| /docs | 21.5 |", "| /     |    7 |"].join("\n"));
});

test("bytes and ratios are rounded alike everywhere", () => {
  expect(kilobytes(24_449)).toBe("24.4");
  expect(ratio(150, 100)).toBe("1.50");
});
