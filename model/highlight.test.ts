import { expect, test } from "vitest";
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

/** What a reader sees, and what the copy button takes. */
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

test.each(endings)("the markup of a .%s sample is spans with one class and nothing else", async (ending) => {
  const tags = (await highlight({ code: samples[ending] }, ending)).match(/<[^>]*>/g) ?? [];
  for (const tag of tags) expect(tag).toMatch(/^<span class="tok-[a-z-]+">$|^<\/span>$/);
});

test.each([
  ["rs", "let"],
  ["py", "def"],
] as const)("keywords of a .%s sample are marked", async (ending, keyword) => {
  expect(await highlight({ code: `${keyword} x` }, ending)).toContain(
    `<span class="tok-keyword">${keyword}</span>`,
  );
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

test("hidden lines and indentation are marked, and are still part of the text", async () => {
  const code = "a\n    b\nc";
  const html = await highlight({ code, hiddenLines: [0, 2], hiddenIndent: 4 }, "txt");
  const start = '<span class="extra" hidden="until-found">';
  expect(html).toBe(`${start}a\n    </span>b\n${start}c</span>`);
  expect(textOf(html)).toBe(code);
});
