import { expect, test } from "vitest";
import { kilobytes, markdownTable, range, ratio } from "./table.ts";

test("columns of a table are aligned", () => {
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

test("bytes and ratios are rounded", () => {
  expect(kilobytes(24_449)).toBe("24.4");
  expect(ratio(150, 100)).toBe("1.50");
});

test("a range has the median first, and a dash means that nothing was measured", () => {
  expect(range([30.4, 10, 19.6])).toBe("20 (10–30)");
  expect(range([])).toBe("–");
});
