import { expect, test } from "vitest";
import { keptResult } from "./kept-result.ts";

const report = `# Benchmark

Introduction.

## Load

What it measures.

    npm run first
    npm run second

2026-11-15, 2 processors.

| a |
| - |

## Search

What it measures.

    npm run search
`;

test("the result of a section is what follows its command", () => {
  expect(keptResult(report, "Load")).toBe("2026-11-15, 2 processors.\n\n| a |\n| - |");
});

test.each(["Search", "Figures"])("a section without a result says so: %s", (title) => {
  expect(keptResult(report, title)).toBe("Not measured yet.");
});
