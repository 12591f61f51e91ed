import { expect, test } from "vitest";
import { placeTooltip } from "./tooltip-place.ts";

const bubble = { width: 100, height: 30 };
const viewport = { width: 1000 };

function trigger(left: number, top: number) {
  return { left, top, bottom: top + 20, width: 40 };
}

test("a tooltip stands above its trigger, centered on it", () => {
  expect(placeTooltip(trigger(500, 200), bubble, viewport)).toEqual({ left: 470, top: 170 });
});

test("without room above it stands below", () => {
  expect(placeTooltip(trigger(500, 29), bubble, viewport).top).toBe(49);
});

test("room that is just enough is used", () => {
  expect(placeTooltip(trigger(500, 30), bubble, viewport).top).toBe(0);
});

test("it keeps its distance from either side of the window", () => {
  expect(placeTooltip(trigger(0, 200), bubble, viewport).left).toBe(8);
  expect(placeTooltip(trigger(960, 200), bubble, viewport).left).toBe(892);
});

test("one wider than the window begins where it can be read from", () => {
  expect(placeTooltip(trigger(100, 200), { width: 400, height: 30 }, { width: 320 }).left).toBe(8);
});
