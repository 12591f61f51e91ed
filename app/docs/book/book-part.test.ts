import { expect, test } from "vitest";
import { bookAddress, bookPart } from "./book-part.ts";

const dna = { slug: "concepts/dna", href: "/docs/concepts/dna" };
const pages = [dna, { slug: "index", href: "/docs" }];
const part = (html: string) => bookPart(html, dna, pages, "https://site.example");

test("links stay inside the document where they can", () => {
  const address = (href: string) => bookAddress(href, dna, pages, "https://site.example");
  expect(address("#genes")).toBe("#concepts-dna--genes");
  expect(address("/docs")).toBe("#index");
  expect(address("/docs/concepts/dna?language=python#genes")).toBe("#concepts-dna--genes");
  expect(address("/getting-started#installation")).toBe("https://site.example/getting-started#installation");
  expect(address("https://other.example/")).toBe("https://other.example/");
});

test("ids and references to them are unique in the document, and headings are one level lower", () => {
  expect(part('<h2 id="genes">Genes</h2><p aria-describedby="genes tab">x</p>')).toBe(
    '<h3 id="concepts-dna--genes">Genes</h3><p aria-describedby="concepts-dna--genes">x</p>',
  );
  expect(part('<svg><path fill="url(#g)"></path></svg>')).toContain('fill="url(#concepts-dna--g)"');
});

test("code is plain text", () => {
  expect(part('<pre><code>let <span class="k">a</span> &lt; b</code></pre>')).toBe(
    "<pre><code>let a &lt; b</code></pre>",
  );
});

test("controls are removed, and closed parts are open", () => {
  expect(part("<button>Copy</button><details><summary>More</summary>Text</details>")).toBe(
    "<details open><summary>More</summary>Text</details>",
  );
});
