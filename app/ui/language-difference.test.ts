import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/properties.ts";
import { languageDifference } from "./language-difference.ts";

test.each([
  ["DNA::mutate", "DNA.mutate", ["DNA", "::", ".", "mutate"]],
  ["Tron::new", "Tron", ["Tron", "::new", "", ""]],
  ["Tron::new(dna)", "Tron(dna)", ["Tron", "::new", "", "(dna)"]],
  ["State::Growing", "State.GROWING", ["State", "::Growing", ".GROWING", ""]],
  ["struct DNA", "class DNA", ["", "struct", "class", " DNA"]],
  ["u64", "int", ["", "u64", "int", ""]],
  ["food", "food", ["food", "", "", ""]],
])("%s and %s differ in whole words", (rust, python, [start, one, other, end]) => {
  expect(languageDifference(rust, python)).toEqual({ start, rust: one, python: other, end });
});

test("the parts spell both names", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (rust, python) => {
      const { start, end, ...middle } = languageDifference(rust, python);
      expect([start + middle.rust + end, start + middle.python + end]).toEqual([rust, python]);
    }),
    draws(),
  );
});
