import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const place = { origin: "https://example.org", path: "/docs/dna", pages: ["/", "/docs", "/docs/dna"] };

function markdown(main: string): string {
  return pageMarkdown(`<body><nav>Menu</nav><main>${main}</main></body>`, place).trim();
}

test("the title comes first, and nothing from outside main", () => {
  expect(markdown("<p>v1</p><header><h1>DNA</h1><p>Genes</p></header>")).toBe("# DNA\n\nv1\n\nGenes");
});

test("a sample is complete, below its title, in its language", () => {
  const code = "<span>fn main() {\n</span>    let a = <b>1</b> &lt; 2;\n<span>}</span>";
  const caption = '<figcaption><span>a.rs</span><span data-markdown="skip">Rust</span></figcaption>';
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

test("every tab's content follows its label", () => {
  const tabs = ["Rust", "Python"].map((name) => `<a role="tab">${name}</a>`).join("");
  const panels = ["Rust<span>OLDER</span>", "Python"]
    .map((label) => `<div role="tabpanel"><p>${label}</p><p>Text</p></div>`)
    .join("");
  expect(markdown(`<div role="tablist">${tabs}</div>${panels}`)).toBe(
    "**Rust · OLDER**\n\nText\n\n**Python**\n\nText",
  );
});

const both = (rust: string, python: string) =>
  `<span data-language="rust">${rust}</span><span data-language="python">${python}</span>`;

test("names are in Rust, but headings and terms are in both languages", () => {
  const name = `DNA${both("::", ".")}mutate`;
  expect(
    markdown(
      `<h3 data-markdown="code">${name}</h3><p>Calls <code>${name}</code>.</p>
       <dl data-markdown="code"><div><dt>${both("Point", "POINT")}</dt><dd>A flip.</dd></div>
       <div><dt>x<small data-markdown="detail">${both("f64", "float")}</small></dt><dd>A number.</dd></div>
       <div><dt><a href="#a">${name}</a></dt><dd>A link.</dd></div></dl>`,
    ),
  ).toBe(`### \`DNA::mutate\` / \`DNA.mutate\`

Calls \`DNA::mutate\`.

- \`Point / POINT\`: A flip.
- \`x: f64 / float\`: A number.
- [\`DNA::mutate / DNA.mutate\`](https://example.org/docs/dna.md#a): A link.`);
});

test("a signature is in both languages", () => {
  const signature = (language: string, code: string) =>
    `<pre data-language="${language}"><code class="language-${language}">${code}</code></pre>`;
  expect(markdown(signature("rust", "fn a()") + signature("python", "def a()"))).toBe(
    "```rust\nfn a()\n```\n\n```python\ndef a()\n```",
  );
});

test("a drawing is its text alternative and its caption", () => {
  const label = '<svg role="img" aria-label="Two strands."><text>0.7</text></svg>';
  const title = '<svg role="img"><title>A dish</title><desc>With cells.</desc></svg>';
  expect(markdown(`<figure>${label}<figcaption>DNA</figcaption></figure>${title}`)).toBe(
    "*Drawing: Two strands.*\n\nDNA\n\n*Drawing: A dish. With cells.*",
  );
});

test("links are absolute, and lead to the Markdown of pages that have it", () => {
  expect(
    markdown(
      '<p><a href="/docs#a">a</a> <a href="#b">b</a> <a href="/c.pdf">c</a> <a href="/">d</a> <a href="mailto:e@example.org?subject=f">e</a></p>',
    ),
  ).toBe(
    "[a](https://example.org/docs.md#a) [b](https://example.org/docs/dna.md#b) [c](https://example.org/c.pdf) [d](https://example.org/index.md) [e](mailto:e@example.org?subject=f)",
  );
});

test("controls, ornaments and navigation are left out", () => {
  const unread = [
    "<button>Copy</button>",
    '<svg aria-hidden="true"><path/></svg>',
    '<p data-markdown="skip">Menu</p>',
    "<nav><a href='#x'>On this page</a></nav>",
    "<fieldset><label>Seed<input></label></fieldset>",
    "<div><button>Only a button</button></div>",
  ];
  const heading = '<h2>Genes <a href="#genes">#</a><a href="#genes" aria-label="Link"></a></h2>';
  const link = '<a href="https://x.org">Out<span data-markdown="skip"> (opens in a new tab)</span></a>';
  expect(markdown(`${heading}${unread.join("")}<p>${link}</p>`)).toBe("## Genes\n\n[Out](https://x.org/)");
});

test("navigation marked as content is kept, each card as a link with its detail after it", () => {
  const card =
    '<a href="/docs"><span><span>Docs</span><span data-markdown="detail">All of them</span></span></a>';
  expect(markdown(`<nav data-markdown="keep"><h2>Next</h2><ul><li>${card}</li></ul></nav>`)).toBe(
    "## Next\n\n- [Docs](https://example.org/docs.md): All of them",
  );
});

test("terms are a list, and names in code are code", () => {
  const plain =
    "<dl><div><dt>Gene<div role='note'><p>One.</p><p>Two.</p></div></dt><dd>A byte</dd></div></dl>";
  const code =
    '<dl data-markdown="code"><dt>len<wbr>gth<span data-markdown="detail">usize</span></dt><dd>Count</dd></dl>';
  expect(markdown(plain)).toBe("- **Gene**: A byte\n\n  One. Two.");
  expect(markdown(code)).toBe("- `length: usize`: Count");
  expect(markdown('<h3 data-markdown="code"><span>enum </span>Error</h3>')).toBe("### `enum Error`");
});

test("a label is bold", () => {
  expect(markdown('<p data-markdown="label">Parameters</p><p>None</p>')).toBe("**Parameters**\n\nNone");
});

test("cards with headings are sections that start with their heading", () => {
  const card = "<li><div><span>WORKING</span><h3>DNA</h3><ul><li>Genes</li><li>Bytes</li></ul></div></li>";
  expect(markdown(`<ul>${card}</ul>`)).toBe("### DNA\n\nWORKING\n\n- Genes\n- Bytes");
});

test("words that only the layout separates are separated", () => {
  expect(markdown("<div><span>Expert</span><span>30 min</span></div>")).toBe("Expert · 30 min");
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

test("a table has the lists that the page folds, after their summaries", () => {
  const list = "<details><summary>axe, 2 rules</summary><code>a</code>, <code>b</code></details>";
  const table = `<table><tr><th>By</th></tr><tr><td>${list}</td></tr><tr><td>${list}<p>Titles</p></td></tr></table>`;
  expect(markdown(table)).toBe(
    "| By |\n| - |\n| axe, 2 rules (`a`, `b`) |\n| axe, 2 rules (`a`, `b`); Titles |",
  );
});

test("a link to a row of a table is text", () => {
  const table = '<table><tr><th>Name</th></tr><tr id="row"><td>One</td></tr></table>';
  expect(markdown(`<p>See <a href="#row">One</a>.</p>${table}`)).toBe("See One.\n\n| Name |\n| - |\n| One |");
});

test("a table keeps paragraphs of a cell in one line", () => {
  const table = "<table><tr><th>Stage</th></tr><tr><td>It begins.<p><code>new</code></p></td></tr></table>";
  expect(markdown(table)).toBe("| Stage |\n| - |\n| It begins. `new` |");
});

test("an unknown mark stops the build", () => {
  expect(() => markdown('<p data-markdown="bold">Text</p>')).toThrow('data-markdown="bold" is unknown');
});

test("a page without main is refused, with its path", () => {
  expect(() => pageMarkdown("<p>Nothing</p>", place)).toThrow("/docs/dna has no main element");
});
