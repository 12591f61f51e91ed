import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { criteria } from "#content/docs/support/accessibility-criteria.ts";
import { manualChecks } from "#content/docs/support/accessibility-manual.ts";
import { accessibilityTests } from "#content/docs/support/accessibility-tests.ts";

test("the report has the 55 criteria of WCAG 2.2 at levels A and AA, in order", () => {
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
  const numbers = criteria.map(({ id }) => id.split(".").reduce((sum, part) => sum * 100 + Number(part), 0));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(criteria.map(({ id }) => id)).not.toContain("4.1.1");
});

test.for(Object.values(accessibilityTests))(
  "the report's test “$title” exists in $file",
  ({ file, title }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, "utf8")).toContain(`"${title}"`);
  },
);

test("every test that the report lists is used for a criterion", () => {
  const used = new Set<string>(
    criteria.flatMap(({ tests = [], absent }) => [...tests, ...(absent ? [absent] : [])]),
  );
  expect(Object.keys(accessibilityTests).filter((name) => !used.has(name))).toEqual([]);
});

test("each manual check is about one criterion, and not about one that a test shows not to apply", () => {
  const applicable = criteria.filter(({ absent }) => !absent).map(({ id }) => id);
  const checked = manualChecks.map(({ criterion }) => criterion);
  expect(applicable.filter((id) => checked.includes(id))).toEqual(checked);
});

test("a manual check with a result says what was found and when", () => {
  for (const { criterion, result, found, date } of manualChecks)
    if (result) expect([found, date], criterion).not.toContain(undefined);
});
