import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { nestSections, readOutline, type Section } from "./sections.ts";

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

test("the outline has the sections of the content, with their titles in both languages", () => {
  const content = parse('<h2 id="a"> One\n</h2><h3>no id</h3><h3 id="b">Two</h3>');
  expect(readOutline(content)).toEqual({
    sections: [
      { id: "a", title: "One", level: 2 },
      { id: "b", title: "Two", level: 3 },
    ],
    figure: undefined,
    hasTable: false,
    hasNotes: false,
    hasResults: false,
  });
  const named = '<h3 id="c">a<span data-language="rust">::</span><span data-language="python">.</span>b</h3>';
  expect(readOutline(parse(named)).sections).toEqual([{ id: "c", title: "a::b", python: "a.b", level: 3 }]);
});
