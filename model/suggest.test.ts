import { expect, test } from "vitest";
import { suggest } from "./suggest.ts";

const fields = ["title", "subtitle", "description", "next"];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["sub-title", "subtitle"],
  ["descripton", "description"],
  ["nxt", "next"],
  ["next", "next"],
])("%s suggests %s", (word, meant) => {
  expect(suggest(word, fields)).toBe(meant);
});

test("a different word suggests nothing", () => {
  expect(suggest("thumbnail", fields)).toBeUndefined();
});

test("long words may differ in more characters than short ones", () => {
  expect(suggest("/docs/suport/comunity/project", ["/docs/support/community/projects"])).toBeDefined();
  expect(suggest("abcd", ["wxyz"])).toBeUndefined();
});

test("without candidates there is nothing to suggest", () => {
  expect(suggest("title", [])).toBeUndefined();
});

test("a short word does not match another of its length", () => {
  expect(suggest("ab", ["xy"])).toBeUndefined();
});
