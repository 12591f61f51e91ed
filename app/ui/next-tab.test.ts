import { expect, test } from "vitest";
import { nextTab } from "./next-tab.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["Home", 0, 0],
  ["End", 0, 2],
  ["End", 2, 2],
])("of three tabs, %s moves from %i to %i", (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});

test.each(["ArrowUp", "ArrowDown", "Enter", " ", "Tab", "a"])("%j is left to the browser", (key) => {
  expect(nextTab(key, 1, 3)).toBeUndefined();
});

test("a single tab leads to itself", () => {
  expect(nextTab("ArrowRight", 0, 1)).toBe(0);
  expect(nextTab("ArrowLeft", 0, 1)).toBe(0);
});
