import fc from "fast-check";
import { parse } from "node-html-parser";
import { expect, onTestFinished, test, vi } from "vitest";
import { draws } from "#tests/properties.ts";
import { highlight, languages, type SampleEnding } from "./highlight.ts";

const samples: Record<SampleEnding, string> = {
  rs: "/// Doc <T> & more\nfn best<T: Ord>(all: &[T]) -> Option<&T> {\n\n    all.iter().max() // \"x\" && 'y'\n}",
  py: 'def best(all: list[float]) -> float:\n    """Up & down."""\n    return max(all) if len(all) > 0 else f"{0:<8}"',
  sh: 'cargo --version && echo "<$HOME>" > file.txt # done',
  toml: '[dependencies]\nlibrary = { version = "0.1.0", features = ["a&b"] }',
  txt: "fitness < 1.0 & > 0.5\n  <b>not bold</b> &amp;",
  eml: "Subject: <one line>\n\nHello & thank you",
};
const endings = Object.keys(languages).filter((ending): ending is SampleEnding => ending in languages);

/** The text that readers see and that the copy button copies. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

test.each(endings)("the text of a .%s sample is unchanged", async (ending) => {
  expect(textOf(await highlight({ code: samples[ending] }, ending))).toBe(samples[ending]);
});

test.each(endings)("the markup of a .%s sample has no attributes", async (ending) => {
  const tags = (await highlight({ code: samples[ending] }, ending)).match(/<[^>]*>/g) ?? [];
  for (const tag of tags) expect(tag).toMatch(/^<\/?(b|i|samp|u|var|small)>$/);
});

test.each([
  ["rs", "let"],
  ["py", "def"],
] as const)("keywords of a .%s sample are marked", async (ending, keyword) => {
  expect(await highlight({ code: `${keyword} x` }, ending)).toContain(`<b>${keyword}</b>`);
});

test("special characters are escaped once", async () => {
  expect(await highlight({ code: "a < b && c > d &lt;" }, "txt")).toBe(
    "a &lt; b &amp;&amp; c &gt; d &amp;lt;",
  );
});

test("plain output has no markup", async () => {
  expect(await highlight({ code: "Generation 1: fitness 0.5" }, "txt")).toBe("Generation 1: fitness 0.5");
});

test("an empty sample stays empty", async () => {
  expect(await highlight({ code: "" }, "rs")).toBe("");
});

test("the markup doesn't depend on the machine's speed", async () => {
  const expected = await highlight({ code: samples.sh }, "sh");
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 60_000;
    return now;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(await highlight({ code: samples.sh }, "sh")).toBe(expected);
});

test("hidden lines and indentation are marked, and are still part of the text", async () => {
  const code = "a\n    b\nc";
  const html = await highlight({ code, hiddenLines: [0, 2], hiddenIndent: 4 }, "txt");
  const start = '<span class="extra" hidden="until-found">';
  expect(html).toBe(`${start}a\n    </span>b\n${start}c</span>`);
  expect(textOf(html)).toBe(code);
});

test("a row without text is in place of hidden lines", async () => {
  const html = await highlight({ code: "a\nb\nc\nd", hiddenLines: [1, 2] }, "txt");
  const row = '<button aria-label="2 lines hidden"></button>';
  expect(html).toBe(`a\n<span class="extra" hidden="until-found">b\nc\n</span>${row}d`);
});

test("any code keeps its text, and exactly the hidden lines and indentation are hidden", async () => {
  const words = fc.constantFrom(
    "let",
    "x",
    "=",
    "'",
    '"',
    "<b>",
    "&amp;",
    "//",
    "#",
    "{",
    "}",
    "f(1)",
    "\t",
    "é",
  );
  const line = fc.record({
    text: fc.array(words, { maxLength: 5 }).map((list) => list.join(" ").trim()),
    isHidden: fc.boolean(),
  });
  const program = fc.array(line, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      program,
      fc.constantFrom(...endings),
      fc.nat({ max: 4 }),
      async (lines, ending, indent) => {
        const space = " ".repeat(indent);
        const code = lines.map(({ text }) => text && space + text).join("\n");
        const hiddenLines = lines.flatMap(({ isHidden }, index) => (isHidden ? index : []));
        const html = await highlight({ code, hiddenLines, hiddenIndent: indent }, ending);
        expect(textOf(html)).toBe(code);
        const root = parse(html);
        for (const hidden of root.querySelectorAll("[hidden]")) hidden.remove();
        const end = (index: number) => (index < lines.length - 1 ? "\n" : "");
        const shown = lines.map(({ text, isHidden }, index) => (isHidden ? "" : text + end(index)));
        expect(textOf(root.toString())).toBe(shown.join(""));
      },
    ),
    draws(100),
  );
});

test("names link to the given URLs", async () => {
  const hrefOf = (name: string) => (name === "DNA" ? "#dna" : undefined);
  expect(await highlight({ code: "fn a(dna: &DNA) -> Option<XDNA>" }, "rs", hrefOf)).toMatch(
    /^(?!.*X<a)(?=.*Option<\/i>&lt;).*<a href="#dna">DNA<\/a>/,
  );
  expect(await highlight({ code: "def a(dna: DNA) -> DNA" }, "py", hrefOf)).toContain(
    'dna</var>: <a href="#dna">DNA</a>) -&gt; <a href="#dna">DNA</a>',
  );
});

test("a numbered line ends in a link to its note, which adds nothing to the text", async () => {
  const html = await highlight({ code: "one\ntwo", lineNumbers: { 0: "1" }, program: "life" }, "rs");
  const attributes = 'id="life-rs-1" href="#life-note-1" data-line="1" aria-label="Note 1"';
  expect(html).toBe(`one<a ${attributes}></a>\ntwo`);
});
