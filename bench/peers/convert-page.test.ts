import { expect, test } from "vitest";
import { readPageSource } from "#model/page-source.ts";
import { convertPage } from "./convert-page.ts";

const page = `---
title: "Core Concepts: Scheduling"
description: "How the two work together."
sidebar_position: 4
---

How the two work together.

First paragraph.

\`\`\`bash
cargo run
\`\`\`

\`\`\`rust
fn main() {
    let a = "$1";
}
\`\`\`

| A | B |
|---|---|
| 1 | 2 |

Continue with [Next](/docs/core-concepts/next).
`;

const { mdx, samples } = convertPage(page, "core-concepts/scheduling", "Scheduling", "/docs");

test("code becomes sample files, unchanged", () => {
  expect([...samples]).toEqual([
    ["shell/core-concepts/scheduling-1.sh", "cargo run\n"],
    ["rust/core-concepts/scheduling-2.rs", 'fn main() {\n    let a = "$1";\n}\n'],
  ]);
  expect(mdx).toContain('import sample2 from "#samples/rust/core-concepts/scheduling-2.rs?sample";');
  expect(mdx.match(/<Code sample=\{sample\d\} \/>/g)).toHaveLength(2);
});

test("the converted page is valid on this site", () => {
  const { frontMatter, fences, links } = readPageSource(mdx);
  expect(frontMatter).toEqual({
    title: "Core Concepts: Scheduling",
    subtitle: "How the two work together.",
    description: "How the two work together.",
    next: ["core-concepts/next"],
    navTitle: "Scheduling",
  });
  expect(fences).toEqual([]);
  expect(links).toEqual(["/docs/core-concepts/next"]);
});

test("a table becomes a block with the same cells", () => {
  expect(mdx).toContain('<RecordTable label="A, B" columns={["A","B"]} rows={[["1","2"]]} />');
  expect(mdx).not.toContain("|---|");
});

test("the text is kept, and the subtitle is not repeated", () => {
  const body = mdx.slice(mdx.lastIndexOf("?sample"));
  expect(body).toContain("First paragraph.");
  expect(body).not.toContain("How the two");
});

test("a language without a sample folder is refused", () => {
  expect(() => convertPage(page.replace("bash", "cobol"), "a/b", "B", "/docs")).toThrow("cobol");
});
