import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const place = { origin: "https://example.org", path: "/docs/dna", pages: ["/", "/docs", "/docs/dna"] };

function markdown(main: string): string {
  return pageMarkdown(`<body><nav>Menu</nav><main>${main}</main></body>`, place).trim();
}

test("the title comes first, and nothing from outside main", () => {
  expect(markdown("<p>v1</p><header><h1>DNA</h1><p>Genes</p></header>")).toBe("# DNA\n\nv1\n\nGenes");
});

test("a sample is whole, under its title, in its language", () => {
  const code =
    '<span class="extra">fn main() {\n</span>    let a = <b>1</b> &lt; 2;\n<span class="extra">}</span>';
  const caption = '<figcaption><span>a.rs</span><span data-markdown-ignore="">Rust</span></figcaption>';
  expect(
    markdown(
      `<figure>${caption}<section><pre><code class="language-rust">${code}</code></pre></section></figure>`,
    ),
  ).toBe("*a.rs*\n\n```rust\nfn main() {\n    let a = 1 < 2;\n}\n```");
});

test.for([
  ["language-shell", "sh"],
  ["language-output", "text"],
  ["language-e-mail", "text"],
  ["", "text"],
])("code of class %s is fenced as %s", ([name, fence]) => {
  expect(markdown(`<pre><code class="${name}">x</code></pre>`)).toBe(`\`\`\`${fence}\nx\n\`\`\``);
});

test("every tab follows under its label", () => {
  const tabs = ["Rust", "Python"].map((name) => `<button role="tab">${name}</button>`).join("");
  const panels = ["Rust", "Python"]
    .map((name) => `<div role="tabpanel"><p class="js:hidden">${name}</p><p>In ${name}</p></div>`)
    .join("");
  expect(markdown(`<div role="tablist" class="no-js:hidden">${tabs}</div>${panels}`)).toBe(
    "**Rust**\n\nIn Rust\n\n**Python**\n\nIn Python",
  );
});

test("a drawing is what it says in words, and its caption", () => {
  const label = '<svg role="img" aria-label="Two strands."><text>0.7</text></svg>';
  const title = '<svg role="img"><title>A dish</title><desc>With cells.</desc></svg>';
  expect(markdown(`<figure>${label}<figcaption>DNA</figcaption></figure>${title}`)).toBe(
    "*Drawing: Two strands.*\n\nDNA\n\n*Drawing: A dish. With cells.*",
  );
});

test("links are absolute, and lead to Markdown where there is some", () => {
  expect(
    markdown(
      '<p><a href="/docs#a">a</a> <a href="#b">b</a> <a href="/c.pdf">c</a> <a href="/">d</a> <a href="mailto:e@example.org?subject=f">e</a></p>',
    ),
  ).toBe(
    "[a](https://example.org/docs.md#a) [b](https://example.org/docs/dna.md#b) [c](https://example.org/c.pdf) [d](https://example.org/index.md) [e](mailto:e@example.org?subject=f)",
  );
});

test("controls, ornaments and ways around the site are left out", () => {
  const unread = [
    "<button>Copy</button>",
    '<span role="tooltip">Copy</span>',
    '<svg aria-hidden="true"><path/></svg>',
    '<p data-markdown-ignore="">Go on</p>',
    '<p data-markdown="skip">Menu</p>',
    "<nav><a href='#x'>On this page</a></nav>",
    '<div class="no-js:hidden">Filter</div>',
    "<div><button>Only a button</button></div>",
  ];
  const heading = '<h2>Genes <a href="#genes">#</a><a href="#genes" aria-label="Link"></a></h2>';
  const link = '<a href="https://x.org">Out<span class="sr-only"> (opens in a new tab)</span></a>';
  expect(markdown(`${heading}${unread.join("")}<p>${link}</p>`)).toBe("## Genes\n\n[Out](https://x.org/)");
});

test("the closing card is kept: each card a link with its words after it", () => {
  const card =
    '<a href="/docs"><span><span class="block">Docs</span><span class="block">All of them</span></span></a>';
  expect(markdown(`<nav data-markdown-keep=""><h2>Next</h2><ul><li>${card}</li></ul></nav>`)).toBe(
    "## Next\n\n- [Docs](https://example.org/docs.md): All of them",
  );
});

test("terms are a list, and names in code are code", () => {
  const plain =
    "<dl><div><dt>Gene<div role='note'><p>One.</p><p>Two.</p></div></dt><dd>A byte</dd></div></dl>";
  const mono =
    '<dl><dt class="font-mono">len<wbr>gth<span class="block">usize</span></dt><dd>How many</dd></dl>';
  expect(markdown(plain)).toBe("- **Gene**: A byte\n\n  One. Two.");
  expect(markdown(mono)).toBe("- `length: usize`: How many");
});

test("cards with headings are sections that begin with their heading", () => {
  const card = "<li><div><span>WORKING</span><h3>DNA</h3><ul><li>Genes</li><li>Bytes</li></ul></div></li>";
  expect(markdown(`<ul>${card}</ul>`)).toBe("### DNA\n\nWORKING\n\n- Genes\n- Bytes");
});

test("words that the layout keeps apart are kept apart", () => {
  expect(markdown("<div><span>Expert</span><span>30 min</span></div>")).toBe("Expert · 30 min");
  expect(markdown('<p class="flex">Priority<span>High</span></p>')).toBe("Priority · High");
  expect(markdown("<h2><span>1</span>Add it</h2>")).toBe("## 1. Add it");
  expect(markdown("<p>The organism’s<em>own</em>, <a href='/docs'>a</a><span>, b</span></p>")).toBe(
    "The organism’s*own*, [a](https://example.org/docs.md), b",
  );
});

test("tags are one line", () => {
  expect(markdown('<ul aria-label="Tags"><li><span>dna</span></li><li><span>seed</span></li></ul>')).toBe(
    "Tags: dna, seed",
  );
});

test("a table keeps paragraphs of a cell in one line", () => {
  const table = "<table><tr><th>Stage</th></tr><tr><td>It begins.<p><code>new</code></p></td></tr></table>";
  expect(markdown(table)).toBe("| Stage |\n| - |\n| It begins. `new` |");
});

test("a page without main is refused by its path", () => {
  expect(() => pageMarkdown("<p>Nothing</p>", place)).toThrow("/docs/dna has no main element");
});
