import { expect, test } from "vitest";
import { axeValues, checkCounts } from "./test-results.ts";

const rule = { id: "image-alt", tags: ["wcag111"] };
const run = {
  page: "/docs",
  width: 375,
  theme: "light" as const,
  version: "4.0.0",
  passed: [],
  violated: [],
  incomplete: [],
  inapplicable: [],
};

test("runs of axe on one page, width and theme are one, and the design review is left out", () => {
  const values = axeValues([
    { ...run, page: "/offline", passed: [rule] },
    { ...run, inapplicable: [rule] },
    { ...run, violated: [rule] },
    { ...run, page: "/design", violated: [rule] },
  ]);
  expect(values.runs.map(({ page }) => page)).toEqual(["/docs", "/offline"]);
  expect(values.rules).toEqual([{ ...rule, passed: [1], violated: [0], incomplete: [], inapplicable: [0] }]);
});

test("the cases of a test are counted, in all engines if it is one of theirs", () => {
  const file = "tests/e2e/keyboard.test.ts";
  const title = "%s: no single key does anything";
  const other = { name: "another test", state: "failed" };
  const cases = ["/", "/docs"].map((page) => ({
    name: `${page}: no single key does anything`,
    state: "passed",
  }));
  const engine = (name: string, state: string) => ({
    file: `tests/engines/${name}.test.ts`,
    tests: [{ name: "/docs loads without console errors and fits 1440 and 375 px", state }],
  });
  const counts = checkCounts([
    { file, tests: [...cases, other] },
    engine("firefox", "failed"),
    engine("webkit", "passed"),
  ]);
  expect(counts).toEqual([
    { file, title, passed: 2, failed: 0, skipped: 0 },
    {
      file: "tests/engines/page-checks.ts",
      title: "%s loads without console errors and fits 1440 and 375 px",
      passed: 1,
      failed: 1,
      skipped: 0,
    },
  ]);
});
