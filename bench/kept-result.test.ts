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

test("a section's result is the text after its command", () => {
  expect(keptResult(report, "Load")).toBe("2026-11-15, 2 processors.\n\n| a |\n| - |");
});

test.each(["Search", "Figures"])("a missing result is marked as not measured: %s", (title) => {
  expect(keptResult(report, title)).toBe("Not measured yet.");
});
