import { expect, test } from "vitest";
import { plainSheet } from "./plain-sheet.ts";

const registered = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
const fallbacks = "@layer properties{*{--tw-style:solid}}";

test("a variable that no rule sets becomes its initial value", () => {
  const css = `${fallbacks}.a{border-style:var(--tw-style)}${registered}`;
  expect(plainSheet(css, () => true)).toBe("@layer properties;.a{border-style:solid}");
});

test("without an initial value, it becomes the fallback", () => {
  expect(plainSheet(".a{line-height:var(--tw-leading,1.5)}", () => true)).toBe(".a{line-height:1.5}");
});

test("a variable that no rule reads is removed", () => {
  expect(plainSheet(".a{--tw-weight:500;font-weight:500}", () => true)).toBe(".a{font-weight:500}");
});

test("a variable that is set and read is kept, with its initial value for all browsers", () => {
  const css = `${fallbacks}.a{border-style:var(--tw-style)}.b{--tw-style:dashed}${registered}`;
  expect(plainSheet(css, () => true)).toBe(css);
});

test("other variables are kept", () => {
  const css = ":root{--ink:#000}.a{color:var(--ink)}";
  expect(plainSheet(css, () => true)).toBe(css);
});

test("rules for unused class names are removed", () => {
  const css = ".a{color:red}.b{color:#00f}.a:not(.b)>p{color:tan}.b+.a{top:0}@media print{.b{top:0}}";
  expect(plainSheet(css, (name) => name !== "b")).toBe(".a{color:red}.a:not(.b)>p{color:tan}");
});

test("a variable counts as unset if the only rule that set it is removed", () => {
  const css = ".a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:1}";
  expect(plainSheet(css, (name) => name === "a")).toBe(".a{line-height:1.5}");
});
