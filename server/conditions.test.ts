import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { isKnown, isRefused, rangeOf } from "./conditions.ts";

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
] as const)("%s of ten bytes gives %j", ([range, expected]) => {
  expect(rangeOf(10, '"a"', range, undefined)).toEqual(expected);
});

test("a range of another version returns the whole file", () => {
  expect(rangeOf(10, '"a"', "bytes=0-1", '"a"')).toEqual({ start: 0, end: 1 });
  for (const other of ['"b"', 'W/"a"', "Sun, 15 Nov 2026 08:00:00 GMT", ""]) {
    expect(rangeOf(10, '"a"', "bytes=0-1", other)).toBeUndefined();
  }
});

test("If-Match refuses all other versions, and weak validators", () => {
  expect(isRefused('"a"', undefined)).toBe(false);
  expect(isRefused('"a"', '"b", "a"')).toBe(false);
  expect(isRefused('"a"', "*")).toBe(false);
  expect(isRefused('"a"', 'W/"a"')).toBe(true);
  expect(isRefused('"a"', '"b"')).toBe(true);
});

const size = fc.nat({ max: 1000 });

test("a range is always inside the body, whatever the header contains", () => {
  const bound = fc.oneof(fc.nat({ max: 1100 }).map(String), fc.string({ maxLength: 3 }));
  const header = fc.oneof(
    fc.string(),
    fc.tuple(bound, bound).map(([first, last]) => `bytes=${first}-${last}`),
  );
  fc.assert(
    fc.property(size, header, (length, range) => {
      const part = rangeOf(length, '"a"', range, undefined);
      if (part === undefined || part === "none") return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.start).toBeLessThanOrEqual(part.end);
      expect(part.end).toBeLessThan(length);
    }),
    draws(500),
  );
});

test("a range inside the body is returned as requested, counted from either end", () => {
  const fitting = fc.tuple(size, size, size).map((numbers) => numbers.sort((a, b) => a - b));
  fc.assert(
    fc.property(fitting, ([start = 0, end = 0, last = 0]) => {
      const length = last + 1;
      const read = (range: string) => rangeOf(length, '"a"', range, undefined);
      expect(read(`bytes=${start}-${end}`)).toEqual({ start, end });
      expect(read(`bytes=-${length - start}`)).toEqual(read(`bytes=${start}-`));
    }),
    draws(),
  );
});

test("a version is known exactly if the client lists it, weak or strong", () => {
  const tag = fc.stringMatching(/^"[0-9a-f]{1,3}"$/);
  const listed = fc.array(fc.record({ tag, isWeak: fc.boolean() }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(tag, listed, (etag, list) => {
      const header = list.map((one) => `${one.isWeak ? "W/" : ""}${one.tag}`).join(", ");
      expect(isKnown(etag, header)).toBe(list.some((one) => one.tag === etag));
      expect(isRefused(etag, header)).toBe(!list.some((one) => one.tag === etag && !one.isWeak));
    }),
    draws(),
  );
});
