import { expect, test } from "vitest";
import { isRefused, rangeOf } from "./conditions.ts";

test.for([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-4", { start: 2, end: 4 }],
  ["bytes=7-", { start: 7, end: 9 }],
  ["bytes=7-99", { start: 7, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=-0", "none"],
  ["bytes=5-4", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,3-4", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
  ["bytes=99999999999999999999-", undefined],
] as const)("%s of ten bytes", ([range, expected]) => {
  expect(rangeOf(10, '"a"', range, undefined)).toEqual(expected);
});

test("a range of another version gives the whole file", () => {
  expect(rangeOf(10, '"a"', "bytes=0-1", '"a"')).toEqual({ start: 0, end: 1 });
  for (const other of ['"b"', 'W/"a"', "Sun, 15 Nov 2026 08:00:00 GMT", ""]) {
    expect(rangeOf(10, '"a"', "bytes=0-1", other)).toBeUndefined();
  }
});

test("If-Match refuses all other versions, weak ones too", () => {
  expect(isRefused('"a"', undefined)).toBe(false);
  expect(isRefused('"a"', '"b", "a"')).toBe(false);
  expect(isRefused('"a"', "*")).toBe(false);
  expect(isRefused('"a"', 'W/"a"')).toBe(true);
  expect(isRefused('"a"', '"b"')).toBe(true);
});
