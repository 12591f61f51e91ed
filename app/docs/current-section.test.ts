import { expect, test } from "vitest";
import { currentSection, type View } from "./current-section.ts";

const line = 72;
const height = 800;

/** A page with headings at the given positions after scrolling; undefined is a heading in a closed panel. */
function see(places: (number | undefined)[], scrolled: number, scrollable: number, clicked?: number) {
  const view: View = { scrolled, scrollable, height, line };
  const tops = places.map((place) => (place === undefined ? undefined : place - scrolled));
  return currentSection(tops, view, clicked);
}

test("before the first heading has come to the line, no section is marked", () => {
  expect(see([400, 1000], 0, 2000)).toBeUndefined();
  expect(see([400, 1000], 326, 2000)).toBeUndefined();
});

test("a section is marked from the moment its heading is at the line until the next one is", () => {
  expect(see([400, 1000], 328, 2000)).toBe(0);
  expect(see([400, 1000], 926, 2000)).toBe(0);
  expect(see([400, 1000], 928, 2000)).toBe(1);
  expect(see([400, 1000], 2000, 2000)).toBe(1);
});

test("a heading that a browser leaves a fraction below the line counts", () => {
  expect(see([400.4, 1000], 328, 2000)).toBe(0);
});

test("the end of the page marks the last section, however short it is", () => {
  expect(see([400, 2300, 2500, 2700], 2000, 2000)).toBe(3);
});

test("the short sections at the end take turns in order, each of them in view when it is marked", () => {
  const places = [400, 2300, 2500, 2700];
  const seen = new Set<number | undefined>();
  let before = -1;
  for (let scrolled = 328; scrolled <= 2000; scrolled++) {
    const index = see(places, scrolled, 2000) ?? -1;
    expect(index).toBeGreaterThanOrEqual(before);
    const top = (places[index] ?? 0) - scrolled;
    if (index > before) expect(top).toBeLessThan(height);
    before = index;
    seen.add(index);
  }
  expect([...seen]).toEqual([0, 1, 2, 3]);
});

test("a heading that just reaches the line keeps its place, though others follow close behind", () => {
  const places = [400, 2060, 2100, 2200];
  expect(see(places, 1988, 2000)).toBe(1);
  expect(see(places, 2000, 2000)).toBe(3);
});

test("a clicked section is marked where it cannot reach the line", () => {
  expect(see([400, 2300, 2500, 2700], 2000, 2000, 1)).toBe(1);
  expect(see([400, 2300, 2500, 2700], 2000, 2000, 2)).toBe(2);
});

test("a clicked section is no longer marked when the reader has moved on", () => {
  expect(see([400, 1000, 2700], 928, 2000, 0)).toBe(1);
  expect(see([400, 1000, 2700], 2000, 2000, 0)).toBe(2);
});

test("headings in closed panels are passed over", () => {
  expect(see([400, undefined, undefined, 1000], 500, 2000)).toBe(0);
  expect(see([undefined, 1000], 500, 2000)).toBeUndefined();
  expect(see([400, undefined], 2000, 2000)).toBe(0);
});

test("a page that fits the window has no position to mark, only a click", () => {
  expect(see([100, 300], 0, 0)).toBeUndefined();
  expect(see([100, 300], 0, 0, 1)).toBe(1);
});

test("a page without sections has none to mark", () => {
  expect(see([], 100, 2000)).toBeUndefined();
});
