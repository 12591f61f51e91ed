import { expect, test } from "vitest";
import { childrenOf, gainOf, medianOf, perSecond, sharesOf, workersFor } from "./performance-model.ts";

test("there are two to eight workers", () => {
  expect([1, 2, 5, 64].map(workersFor)).toEqual([2, 2, 5, 8]);
});

test("children are cut as the page says that threads cut them", () => {
  expect(childrenOf(1000)).toBe(950);
  expect(sharesOf(950, 4)).toEqual([238, 238, 238, 236]);
  expect(sharesOf(childrenOf(100), 64)).toHaveLength(48);
});

test("the median is the middle one, or between the two in the middle", () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 9, 2])).toBe(3);
});

test("the gain compares fitness alone and shared, and is unknown without either", () => {
  const alone = { size: 100, way: "fitness", milliseconds: 3 } as const;
  expect(gainOf([alone, { ...alone, way: "split", milliseconds: 2 }], 100)).toBe(1.5);
  expect(gainOf([alone], 100)).toBeUndefined();
});

test("a rate counts the organisms that were worked on", () => {
  expect(perSecond({ size: 100, way: "generation", milliseconds: 10 })).toBe(10_000);
  expect(perSecond({ size: 100, way: "fitness", milliseconds: 10 })).toBe(9500);
});
