import { expect, test } from "vitest";
import { lineDiff } from "./line-diff.ts";

test("marks the lines that differ", () => {
  expect(lineDiff("a\nb\n", "a\nc\n")).toBe("  a\n- b\n+ c");
});

test("shows lines that only one text has", () => {
  expect(lineDiff("a\n", "a\nb\n")).toBe("  a\n+ b");
  expect(lineDiff("a\nb\n", "a\n")).toBe("  a\n- b");
});

test("shows a missing newline at the end", () => {
  expect(lineDiff("a\n", "a")).toBe("- a\n+ a⏎ missing");
});
