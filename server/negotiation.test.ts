import { expect, test } from "vitest";
import { chooseEncoding, prefersMarkdown } from "./negotiation.ts";

test.for([
  ["text/markdown", true],
  ["text/markdown, text/html", true],
  ["text/markdown, */*", true],
  ["text/markdown;q=0.9, */*;q=0.8", true],
  ["text/html;q=0.5, TEXT/Markdown", true],
  ["text/markdown; charset=utf-8; q=0.7, text/html; q=0.2", true],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.5, */*;q=0.8", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=many", false],
  ["*/*", false],
  ["text/*", false],
  ["text/markdownish", false],
  ["", false],
  [undefined, false],
] as const)("Accept %j prefers Markdown: %s", ([accept, expected]) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test("an encoding is chosen among those that the file has", () => {
  expect(chooseEncoding("br, gzip", (name) => name === "gzip")).toBe("gzip");
  expect(chooseEncoding("br, gzip", () => false)).toBe("identity");
  expect(chooseEncoding("*", () => true)).toBe("br");
  expect(chooseEncoding("br;q=0, *", () => true)).toBe("gzip");
});
