import { expect, test } from "vitest";
import { checkedMarkup, trustedScript } from "./trusted.ts";

test.for([
  "plain &lt;text&gt;",
  '<span class="tok-keyword">let</span> x',
  '<span class="extra" hidden="until-found">use <span class="tok-type">A</span>;\n</span>',
  '<use href="/icons.svg#arrow-right"/>',
])("highlighted code and icons pass: %s", (html) => {
  expect(checkedMarkup(html)).toBe(html);
});

test.for([
  "<script>alert(1)</script>",
  '<span class="a" onclick="alert(1)">b</span>',
  '<span onmouseover="alert(1)" class="a">b</span>',
  '<use href="https://example.org/x.svg#a"/>',
  '<use href="data:image/svg+xml,a#b"/>',
  "<img src=x>",
  "<!-- -->",
  "a < b",
])("other markup is refused: %s", (html) => {
  expect(() => checkedMarkup(html)).toThrow("Not markup of this site");
});

test("scripts of the site pass, others are refused", () => {
  expect(trustedScript("/sw.js")).toBe("/sw.js");
  expect(trustedScript("/assets/worker-a1_B-2.js")).toBe("/assets/worker-a1_B-2.js");
  for (const url of ["https://example.org/sw.js", "//example.org/assets/a.js", "/assets/../x.js", "/x.js"]) {
    expect(() => trustedScript(url)).toThrow("Not a script of this site");
  }
});
