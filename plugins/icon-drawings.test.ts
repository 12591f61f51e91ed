import { expect, test } from "vitest";
import { iconDrawings, shapePath } from "./icon-drawings.tsx";

test("each part of a drawing starts at an absolute point", () => {
  for (const drawing of Object.values(iconDrawings())) {
    expect(drawing).toMatch(/^M/);
    expect(drawing).not.toMatch(/[zZ\d]\s*m/);
  }
});

test("a relative start keeps its shape", () => {
  // The only path of this icon is written with a relative move and relative lines after it.
  expect(iconDrawings()["chevron-right"]).toBe("M9 18l6-6-6-6");
});

test.each([
  ["LINE", { x1: "1", y1: "2", x2: "3", y2: "4" }, "M1 2L3 4"],
  ["POLYLINE", { points: "1 2 3 4" }, "M1 2 3 4"],
  ["CIRCLE", { cx: "12", cy: "12", r: "10" }, "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0"],
  ["RECT", { x: "1", y: "2", width: "5", height: "4" }, "M1 2h5v4h-5v-4z"],
  [
    "RECT",
    { x: "8", y: "8", width: "14", height: "14", rx: "2", ry: "2" },
    "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z",
  ],
])("a %s becomes a path", (tagName, attributes, path) => {
  expect(shapePath(tagName, attributes)).toBe(path);
});

test("an unknown shape is refused", () => {
  expect(() => shapePath("ELLIPSE", {})).toThrow("ELLIPSE");
});
