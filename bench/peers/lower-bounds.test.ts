import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstyledText, writeLowerBounds } from "./lower-bounds.ts";

const page = (text: string) => `<head><style>p{}</style></head><nav>Menu</nav><main>${text}</main>`;

test("the text has its elements and links, without attributes, icons and buttons", () => {
  const prose = `<div class="prose"><h2 id="a">A<svg><path d=""/></svg></h2><p class="x">One <a href="/b" data-plain="">b</a></p><pre><code class="y"><b class="z">use</b> b;\n</code></pre><button>Copy</button></div>`;
  expect(unstyledText(page(prose))).toBe(
    '<h2>A</h2><p>One <a href="/b">b</a></p><pre><code><b>use</b> b;\n</code></pre>',
  );
  expect(() => unstyledText(page(""))).toThrow("no text");
});

test.each([true, false])(
  "each site has both pages, which link to each other (with rules: %s)",
  (hasRules) => {
    const folder = mkdtempSync(join(tmpdir(), "bounds-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const path of ["/a", "/b"]) {
      mkdirSync(join(folder, "built", path), { recursive: true });
      const text = page(`<div class="prose"><p class="x">Text of ${path}</p></div>`);
      writeFileSync(join(folder, "built", path, "index.html"), text);
    }
    const built = { name: "ours-same-text", dir: join(folder, "built"), page: "/a", target: "/b" };
    const sites = writeLowerBounds(folder, built, hasRules);
    expect(sites.map(({ name }) => name)).toEqual(["ours-unstyled", "ours-empty"]);
    for (const { name, dir } of sites) {
      for (const [path, link] of [
        ["/a", "/b"],
        ["/b", "/a"],
      ] as const) {
        const html = readFileSync(join(dir, path, "index.html"), "utf8");
        expect(html).toContain(`<h1>${path}</h1>`);
        expect(html).toContain(`<a href="${link}">`);
        expect(html.includes(`<p>Text of ${path}</p>`)).toBe(name === "ours-unstyled");
        expect(html.includes("speculationrules")).toBe(hasRules);
      }
    }
  },
);
