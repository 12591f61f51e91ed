import { expect, test } from "vitest";
import { stylesOfPage } from "./page-styles.ts";

const page =
  '<html><body class="a"><p class="md:b c&amp;d">text</p><pre><span class="e">code</span></pre></body></html>';

test.each([
  ["a rule for a class on the page", ".a{color:red}"],
  ["a rule for a name that HTML and CSS write differently", String.raw`.c\&d{color:red}`],
  ["a rule for a class inside of code", ".e{color:red}"],
  ["a rule for an element on the page", "p:hover{color:red}"],
  ["a rule for everything", "*,:before{color:red}"],
  ["a rule inside a condition", String.raw`@media (width>=48rem){.md\:b{color:red}}`],
  ["a state that scripts set", "html[data-js] .a:not(.gone){color:red}"],
  ["a font", "@font-face{font-family:x;src:url(x.woff2)}"],
  ["a property and what it is made of", ":root{--x:var(--y);--y:1px}.a{width:var(--x)}"],
  ["the registration of a property in use", ".a{width:var(--x)}@property --x{syntax:'*';inherits:false}"],
  ["keyframes in use", ".a{animation:1s move}@keyframes move{to{top:0}}"],
])("%s is kept as it is", (_what, css) => {
  expect(stylesOfPage(css, page)).toBe(css);
});

test.each([
  ["a rule for a class that no element has", ".gone{color:red}"],
  ["a rule for an element that is not there", "table td{color:red}"],
  ["a rule below such a class", ".gone .a{color:red}"],
  ["a condition that is left without rules", "@media print{@layer x{.gone{color:red}}}"],
  ["a property that nothing uses, and those only it used", ":root{--x:var(--y);--y:1px}"],
  ["the registration of such a property", "@property --x{syntax:'*';inherits:false}"],
  ["keyframes that nothing uses", "@keyframes move{to{top:0}}"],
])("%s is left out", (_what, css) => {
  expect(stylesOfPage(css, page)).toBe("");
});

test("of several selectors those that can match stay", () => {
  expect(stylesOfPage(".a,.gone,p{color:red}", page)).toBe(".a,p{color:red}");
});
