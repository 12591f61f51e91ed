import { expect, test } from "vitest";
import { scrollThumb } from "./scroll-thumb.ts";

test("there is no thumb when all content is in view", () => {
  expect(scrollThumb({ clientHeight: 200, scrollHeight: 200, scrollTop: 0 })).toBeUndefined();
  expect(scrollThumb({ clientHeight: 200, scrollHeight: 50, scrollTop: 0 })).toBeUndefined();
});

test("the thumb is to the track as the view is to the content", () => {
  expect(scrollThumb({ clientHeight: 200, scrollHeight: 800, scrollTop: 0 })?.size).toBe(50);
});

test("the thumb is never smaller than 18 pixels", () => {
  expect(scrollThumb({ clientHeight: 200, scrollHeight: 100_000, scrollTop: 0 })?.size).toBe(18);
});

test.each([
  { scrollHeight: 800, place: "exact size" },
  { scrollHeight: 100_000, place: "minimum size" },
])("the thumb moves from one end of the track to the other ($place)", ({ scrollHeight }) => {
  const clientHeight = 200;
  const top = scrollThumb({ clientHeight, scrollHeight, scrollTop: 0 });
  const bottom = scrollThumb({ clientHeight, scrollHeight, scrollTop: scrollHeight - clientHeight });
  expect(top?.offset).toBe(0);
  expect(bottom?.offset).toBeCloseTo(clientHeight - (bottom?.size ?? 0));
});

test("half the way through the content, the thumb is half the way down", () => {
  expect(scrollThumb({ clientHeight: 200, scrollHeight: 800, scrollTop: 300 })?.offset).toBe(75);
});

test("dragging the thumb along its whole track scrolls through all content", () => {
  const thumb = scrollThumb({ clientHeight: 200, scrollHeight: 800, scrollTop: 0 });
  expect((thumb?.scrollPerPixel ?? 0) * (200 - (thumb?.size ?? 0))).toBe(600);
});

test.for([10, 18])("a scroller of %s px has no room for a thumb", (clientHeight) => {
  expect(scrollThumb({ clientHeight, scrollHeight: 100, scrollTop: 0 })).toBeUndefined();
});
