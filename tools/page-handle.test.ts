import { compile } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import { expect, test } from "vitest";
import { loadDocsModel } from "./docs-model.ts";
import { longDate, pageHandle, remarkPageHandle } from "./page-handle.ts";

const model = loadDocsModel();
const words = { title: "A", subtitle: "B", description: "C", next: ["index"] };

test("a page without history has no date", () => {
  expect(pageHandle(words, "content/docs/never-written.mdx").updated).toBeUndefined();
});

test("the layout is told of the pages above and of those that the closing card leads to", () => {
  for (const page of model.pages) {
    const { next, trail } = pageHandle(page, page.file);
    const linked = page.next.map((slug) => model.pages.find((other) => other.slug === slug));
    expect(next).toEqual(
      linked.map((other) => ({ href: other?.href, title: other?.title, description: other?.description })),
    );
    const above = model.pages
      .filter(({ href }) => href !== "/docs" && `${page.href}/`.startsWith(`${href}/`))
      .toSorted((a, b) => a.href.length - b.href.length);
    expect(trail).toEqual(above.map(({ href, title }) => ({ href, title })));
  }
});

test("the name for the sidebar is passed on where there is one", () => {
  expect(pageHandle({ ...words, navTitle: "Short" }, "a.mdx").navTitle).toBe("Short");
});

test.for([
  ["2026-11-12", "12 November 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2026-01-01", "1 January 2026"],
] as const)("%s is shown as %s, wherever the build runs", ([iso, text]) => {
  expect(longDate(iso)).toBe(text);
});

test("the script of a page and its built form are told the same", () => {
  const source = { type: "yaml", value: "title: A\nsubtitle: B\ndescription: C\nnext: [index]" };
  const file = "content/docs/index.mdx";
  remarkPageHandle()({ type: "root", children: [source] }, { path: `${process.cwd()}/${file}` });
  expect(JSON.parse(source.value)).toEqual(pageHandle(words, file));
});

test("a file without front matter is left alone", () => {
  const tree = { type: "root", children: [] };
  remarkPageHandle()(tree, { path: "a.mdx" });
  expect(tree.children).toEqual([]);
});

test("a page exports the meta that the router looks for", async () => {
  const page = "---\ntitle: A\nsubtitle: B\ndescription: C\nnext: [index]\n---\n\nText.\n";
  const code = await compile(
    { value: page, path: "content/docs/index.mdx" },
    { remarkPlugins: [remarkFrontmatter, remarkPageHandle] },
  );
  expect(String(code)).toContain('export {docsMeta as meta} from "#app/lib/docs-meta.ts"');
});
