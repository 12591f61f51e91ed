import { expect, test } from "vitest";
import { buildDocsModel } from "#model/docs-model.ts";
import { llmsFull, llmsIndex } from "./llms.ts";
import { framed } from "./write-markdown.ts";

const origin = "https://example.org";
const description = "What the page says, in as many words as a description must have.";

function page(title: string): string {
  return `---\ntitle: ${title}\nsubtitle: About it\ndescription: ${description}\nnext: [index]\n---\n\nText\n`;
}

test("the index has a section for each group, and what no group lists is optional", () => {
  const model = buildDocsModel({
    files: new Map([
      ["content/docs/index.mdx", page("Overview")],
      ["content/docs/support.mdx", page("Support")],
    ]),
    navOrder: [{ title: "Start", icon: "rocket", slugs: ["index"] }],
    unlistedSlugs: ["support"],
    otherPaths: [],
  });
  const [, start, optional] = llmsIndex(model, origin).split(/\n\n(?=## (?:Start|Optional))/);
  expect(start).toBe(`## Start\n\n- [Overview](https://example.org/docs.md): ${description}`);
  expect(optional).toBe(`## Optional\n\n- [Support](https://example.org/docs/support.md): ${description}`);
});

test("the one file has every page after its address", () => {
  const full = llmsFull(
    new Map([
      ["/", "# Home"],
      ["/docs", "# Docs"],
    ]),
    origin,
  );
  expect(full).toMatch(
    /\n\n---\n\nPage: https:\/\/example.org\/\n\n# Home\n\n---\n\nPage: .*\/docs\n\n# Docs$/,
  );
});

test("a page by itself says where the others are and where it comes from", () => {
  const given = { address: `${origin}/docs`, origin, date: "2026-11-12" };
  expect(framed("# Docs\n\nText", given)).toMatch(
    /^# Docs\n\n> All pages: .*\/llms.txt\n\nText\n\n---\n\nSource: .*\/docs, documentation version [\d.]+, last updated 2026-11-12$/,
  );
  expect(framed("# Docs", { ...given, date: undefined })).not.toContain("last updated");
});
