import { expect, test } from "vitest";
import { nestSections, type Section, sectionOf } from "./sections.ts";

function section(id: string, level: 2 | 3): Section {
  return { id, title: id, level };
}

test("smaller sections stand under the larger one before them", () => {
  const nested = nestSections([section("a", 2), section("a1", 3), section("a2", 3), section("b", 2)]);
  expect(nested.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
    ["a", ["a1", "a2"]],
    ["b", []],
  ]);
});

test("a smaller section without a larger one before it stands for itself", () => {
  const nested = nestSections([section("x", 3), section("y", 3), section("a", 2)]);
  expect(nested.map(({ id }) => id)).toEqual(["x", "y", "a"]);
});

test("a section has the words of its heading", () => {
  expect(sectionOf({ id: "a", tagName: "H2", textContent: " One\n" })).toEqual({
    id: "a",
    title: "One",
    level: 2,
  });
  expect(sectionOf({ id: "b", tagName: "H3", textContent: null }).level).toBe(3);
});
