import { expect, test } from "vitest";
import { longDate, pageHandle, remarkPageHandle } from "./page-handle.ts";

const words = { title: "A", subtitle: "B", description: "C", next: ["index"] };

test("a page without history has no date", () => {
  expect(pageHandle(words, "content/docs/never-written.mdx")).toEqual({
    ...words,
    file: "content/docs/never-written.mdx",
  });
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
