import { expect, test } from "vitest";
import { cutPage } from "./cut-page.ts";
import { shortenSection } from "./shorten-section.ts";

const page = `<html><body><nav>Menu</nav><main><header><h1>DNA API</h1><p>Create and compare.</p></header>
<nav>On this page</nav>
<h2 id="at-a-glance">At a glance</h2><p>Two <code>Parent<span data-language="rust">::</span><span data-language="python">.</span>pair</code>, one child.</p>
<button>Copy</button><span data-markdown="skip">Hidden</span><fieldset>Speed</fieldset><p data-search="skip">Produced</p>
<div role="tabpanel"><p>Genes</p>They mutate.</div>
<figure><figcaption><span>A child</span><span data-markdown="skip">Rust <button>Copy</button></span></figcaption>
<pre><code class="language-rust">let dna = <span>DNA::from_seed</span>(7); // chance</code></pre></figure>
<figure><figcaption>What it prints</figcaption><pre><code class="language-output">checksum 3f
error: rate is 1.5</code></pre></figure>
<section id="errors" aria-labelledby="errors-title"><h2 id="errors-title"><a href="#errors">#</a> Errors</h2>
<h3 id="error"><small><span data-language="rust">enum</span><span data-language="python">class</span> </small>Error</h3><dl><div id="error-paused"><dt><span data-language="rust">Paused</span><span data-language="python">IS_PAUSED</span></dt><dd>It is paused.</dd></div></dl>
<h3>No address</h3><p>Still an error.</p><p>See also: Organism</p></section>
<nav aria-labelledby="next"><h2 id="next">Where to go next</h2></nav></main></body></html>`;

test("a page is cut at headings and entries with an id", () => {
  expect(cutPage(page).map(({ anchor, title, text }) => [anchor, title, text])).toEqual([
    ["", "DNA API", "Create and compare."],
    ["at-a-glance", "At a glance", "Two Parent::pair, one child. They mutate."],
    ["errors", "Errors", ""],
    ["error", "enum Error", "No address Still an error."],
    ["error-paused", "Error::Paused", "It is paused."],
  ]);
});

test("names are kept from code, and whole messages from output", () => {
  const glance = cutPage(page).find(({ anchor }) => anchor === "at-a-glance");
  const { text, words } = glance ? shortenSection(glance) : expect.fail("no section");
  expect(text).toBe("Two Parent::pair, one child. They mutate. error: rate is 1.5");
  expect(words).toEqual(expect.arrayContaining(["dna", "from_seed", "checksum", "genes"]));
  for (const skipped of ["chance", "hidden", "speed", "rust", "produced"])
    expect(words).not.toContain(skipped);
});

test("a name is found in both languages", () => {
  const paused = cutPage(page).find(({ anchor }) => anchor === "error-paused");
  expect(paused && shortenSection(paused).words).toContain("is_paused");
});

test("a long text is cut at a sentence, and the rest becomes words", () => {
  const text = `${"The first sentences are shown. ".repeat(4)}${"Later words are found. ".repeat(9)}`;
  const short = shortenSection({
    anchor: "a",
    title: "A",
    text,
    captions: "",
    output: "",
    quotes: [],
    code: [],
  });
  expect(short.text.endsWith(".")).toBe(true);
  expect(short.text.length).toBeLessThanOrEqual(160);
  expect(short.words.concat(short.text.toLowerCase()).join(" ")).toContain("found");
});

test("a page without content is refused", () => {
  expect(() => cutPage("<body></body>")).toThrow("no main element");
});
