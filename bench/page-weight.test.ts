import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageWeight } from "./page-weight.ts";

const folder = mkdtempSync(join(tmpdir(), "page-weight-"));
const files = {
  "docs/index.html":
    '<html><head><script>1</script><link rel="modulepreload" href="/assets/b.js"></head>' +
    '<body><pre><code><i>let</i> a</code></pre><script type="module" src="/assets/a.js"></script></body></html>',
  "assets/a.js": 'import{b}from"./b.js";import"./c.js";b();import("./later.js")',
  "assets/b.js": "export const b=()=>{}",
  "assets/c.js": 'import{b}from"./b.js";b()',
  "assets/later.js": "later()",
};

beforeAll(() => {
  for (const name of ["docs", "assets"]) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (name: keyof typeof files) => brotliCompressSync(files[name]).length;

test("a page's weight counts its HTML, its scripts and their imports", () => {
  expect(pageWeight(folder, "/docs")).toEqual({
    elements: 9,
    html: bytes("docs/index.html"),
    scripts: bytes("assets/a.js") + bytes("assets/b.js") + bytes("assets/c.js"),
  });
});

test("a compressed copy is used if the build has one", () => {
  writeFileSync(join(folder, "docs/index.html.br"), "short");
  expect(pageWeight(folder, "/docs")?.html).toBe(5);
});

test("a page that doesn't exist has no weight", () => {
  expect(pageWeight(folder, "/docs/other")).toBeUndefined();
});
