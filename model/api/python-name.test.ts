import { expect, test } from "vitest";
import { memberName, pythonName } from "./python-name.ts";

test.each([
  ["DNA::mutate", "DNA.mutate"],
  ["DNA::random()", "DNA.random()"],
  ["Tron::new", "Tron"],
  ["Tron::new(dna)", "Tron(dna)"],
  ["State::Growing", "State.GROWING"],
  ["Activation::LeakyRelu", "Activation.LEAKY_RELU"],
  ["Error::OutOfRange", "OutOfRange"],
  ["DNA::LENGTH", "DNA.LENGTH"],
  ["DNA", "DNA"],
  ["food", "food"],
  ["std::env", "std::env"],
])("%s is %s in Python", (rust, python) => {
  expect(pythonName(rust)).toBe(python);
});

test("a variant's name has an underscore between its words", () => {
  expect(memberName("ActiveLife")).toBe("ACTIVE_LIFE");
});
