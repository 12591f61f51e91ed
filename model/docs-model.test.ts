import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { NavOrder } from "#content/schema.ts";
import { draws } from "#tests/properties.ts";
import { ContentError } from "./content-error.ts";
import { buildDocsModel, type DocsModel, type ModelInput } from "./docs-model.ts";

const description = "What the page is about, in a sentence of a length that search results show.";
const fields = { title: "A page", subtitle: "In short", description, next: ["index"] };
const twoPages = { "index.mdx": mdx(), "guide.mdx": mdx() };

function mdx(frontMatter: object = fields, body = ""): string {
  return `---\n${stringify(frontMatter)}---\n\n${body}\n`;
}

function group(...slugs: string[]): NavOrder {
  return { title: "Start", icon: "rocket", slugs };
}

/** The model of pages given by their names below content/docs. */
function build(pages: Record<string, string>, changes: Partial<ModelInput> = {}): DocsModel {
  const files = Object.entries(pages).map(([name, text]): [string, string] => [`content/docs/${name}`, text]);
  return buildDocsModel({
    files: new Map(files),
    navOrder: [group("index", "guide")],
    unlistedSlugs: [],
    otherPaths: ["/", "/paper.pdf"],
    ...changes,
  });
}

function problemsOf(pages: Record<string, string>, changes: Partial<ModelInput> = {}): readonly string[] {
  try {
    build(pages, changes);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The problems found if the guide has this text. */
function linkProblems(body: string): readonly string[] {
  return problemsOf({ ...twoPages, "guide.mdx": mdx(fields, body) });
}

test("the slug and path of a page are derived from its file", () => {
  const pages = { "index.mdx": mdx(), "api/index.mdx": mdx(), "api/dna.mdx": mdx(), "a/b/index.mdx": mdx() };
  const model = build(pages, { navOrder: [group("index", "api", "api/dna", "a/b")] });
  expect(model.pages.map(({ slug, href, file }) => [slug, href, file])).toEqual([
    ["index", "/docs", "content/docs/index.mdx"],
    ["api", "/docs/api", "content/docs/api/index.mdx"],
    ["api/dna", "/docs/api/dna", "content/docs/api/dna.mdx"],
    ["a/b", "/docs/a/b", "content/docs/a/b/index.mdx"],
  ]);
});

test("pages are in navigation order, with unlisted ones last", () => {
  const pages = { "a.mdx": mdx(), "b.mdx": mdx(), "c.mdx": mdx(), "index.mdx": mdx() };
  const navOrder = [group("index", "c"), group("b")];
  const model = build(pages, { navOrder, unlistedSlugs: ["a"] });
  expect(model.pages.map((page) => page.slug)).toEqual(["index", "c", "b", "a"]);
  expect(model.groups.map(({ pages }) => pages.map((page) => page.slug))).toEqual([["index", "c"], ["b"]]);
});

test("a page includes its front matter", () => {
  const [page] = build({ ...twoPages, "index.mdx": mdx({ ...fields, navTitle: "Overview" }) }).pages;
  expect(page).toMatchObject({ ...fields, navTitle: "Overview" });
});

test("a misspelled field is reported with the right spelling", () => {
  const { title, ...others } = fields;
  const problems = problemsOf({ ...twoPages, "guide.mdx": mdx({ titel: title, ...others }) });
  expect(problems).toContain('content/docs/guide.mdx: unknown field "titel". Write "title".');
});

test("a field that resembles no other is reported with the list of fields", () => {
  expect(problemsOf({ ...twoPages, "guide.mdx": mdx({ ...fields, thumbnail: "x.png" }) })).toEqual([
    'content/docs/guide.mdx: unknown field "thumbnail". The fields are title, subtitle, description, next, navTitle, draft.',
  ]);
});

test("a missing field is reported", () => {
  const { subtitle: _, ...others } = fields;
  expect(problemsOf({ ...twoPages, "guide.mdx": mdx(others) })).toEqual([
    'content/docs/guide.mdx: the field "subtitle" is missing. Add "subtitle: ...".',
  ]);
});

test("a page without front matter lacks every required field", () => {
  const problems = problemsOf({ ...twoPages, "guide.mdx": "Only text." });
  expect(problems.map((problem) => /the field "(\w+)" is missing/.exec(problem)?.[1])).toEqual(
    Object.keys(fields),
  );
});

test("a field of the wrong type is reported", () => {
  const problems = problemsOf({ ...twoPages, "guide.mdx": mdx({ ...fields, next: [] }) });
  expect(problems).toEqual([expect.stringContaining('content/docs/guide.mdx: "next" is not valid: ')]);
});

test("an unknown slug in the navigation is reported with the nearest one", () => {
  const problems = problemsOf(twoPages, { navOrder: [group("index", "guide", "giude")] });
  expect(problems).toEqual([
    'content/docs/nav.ts: no page has the slug "giude". Write "guide", or add content/docs/giude.mdx.',
  ]);
});

test("an unknown slug that resembles no other is reported with the file to add", () => {
  expect(problemsOf(twoPages, { unlistedSlugs: ["colophon"] })).toEqual([
    'content/docs/nav.ts: no page has the slug "colophon". Add content/docs/colophon.mdx.',
  ]);
});

test("an unknown slug in next is reported with its page", () => {
  const problems = problemsOf({ ...twoPages, "guide.mdx": mdx({ ...fields, next: ["indx"] }) });
  expect(problems).toEqual([
    'content/docs/guide.mdx (next): no page has the slug "indx". Write "index", or add content/docs/indx.mdx.',
  ]);
});

test("a page that is missing from the navigation is reported with what to add", () => {
  expect(problemsOf(twoPages, { navOrder: [group("index")] })).toEqual([
    'content/docs/guide.mdx: not in the navigation. Add "guide" to a group or to unlistedSlugs in content/docs/nav.ts.',
  ]);
});

test("a slug listed twice is refused, also across groups and unlisted slugs", () => {
  const twice = ['content/docs/nav.ts: "guide" is listed twice. Keep one.'];
  expect(problemsOf(twoPages, { navOrder: [group("index", "guide"), group("guide")] })).toEqual(twice);
  expect(problemsOf(twoPages, { unlistedSlugs: ["guide"] })).toEqual(twice);
});

test("two files with the same path are refused", () => {
  expect(problemsOf({ ...twoPages, "guide/index.mdx": mdx() })).toEqual([
    "content/docs/guide/index.mdx: content/docs/guide.mdx has the same path /docs/guide. Delete or rename one of them.",
  ]);
});

test("a dead Markdown link is reported with the nearest path", () => {
  expect(linkProblems("See [the guide](/docs/giude#steps).")).toEqual([
    'content/docs/guide.mdx: links to "/docs/giude", which does not exist. Write "/docs/guide".',
  ]);
});

test("a dead link in an attribute is reported", () => {
  expect(linkProblems('<Card href="/nowhere/at/all" />')).toEqual([
    'content/docs/guide.mdx: links to "/nowhere/at/all", which does not exist. Link to an existing page or file.',
  ]);
});

test("dead links inside a block and by reference are found", () => {
  expect(linkProblems("<Card>\n  [inside](/inside)\n</Card>")).toHaveLength(1);
  expect(linkProblems("See [there][1].\n\n[1]: /by-reference")).toHaveLength(1);
});

test("links to pages, public files, anchors and other sites are accepted", () => {
  const targets = ["/docs/guide?tab=1#top", "/docs", "/", "/paper.pdf", "#top", "https://example.org/x"];
  expect(linkProblems(targets.map((target) => `[x](${target})`).join(" "))).toEqual([]);
});

test("fenced code is refused and belongs in samples/", () => {
  expect(linkProblems("```rust\nlet dna = 1;\n```")).toEqual([
    'content/docs/guide.mdx: fenced code ("let dna = 1;"). Put it in a file under samples/ and show it with <Code>.',
  ]);
});

test("problems are reported together, in one message", () => {
  const body = "[a](/nowhere)";
  const pages = { ...twoPages, "guide.mdx": mdx({ ...fields, next: ["colophon"] }, body), "b.mdx": mdx() };
  expect(problemsOf(pages)).toHaveLength(3);
  expect(() => build(pages)).toThrow(/^The content has 3 problems:\n- .*\n- .*\n- .*$/);
});

test.for([
  ["an unclosed element", mdx(fields, "<Card>")],
  ["broken front matter", "---\ntitle: a: b\n---\n"],
])("%s is reported with the file's name", ([, text = ""]) => {
  expect(problemsOf({ ...twoPages, "guide.mdx": text })[0]).toMatch(/^content\/docs\/guide\.mdx: /);
});

test.for([
  ["a relative link", "[here](guide)"],
  ["a computed link", '<Card href={"/gu" + "ide"} />'],
])("%s is refused", ([, body]) => {
  expect(problemsOf({ ...twoPages, "guide.mdx": mdx(fields, body) })[0]).toMatch(
    /Write an address that starts with/,
  );
});

test("pages of different files have different paths, from which the file can be derived", () => {
  const file = fc.array(fc.constantFrom("a", "b-c", "index"), { minLength: 1, maxLength: 3 });
  const names = fc.uniqueArray(
    file.map((parts) => `${parts.join("/")}.mdx`),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(names, (list) => {
      // Drafts don't have to be in the navigation.
      const pages = Object.fromEntries(
        ["index.mdx", ...list].map((name) => [name, mdx({ ...fields, draft: true })]),
      );
      const changes = { navOrder: [], includesDrafts: true };
      const problems = problemsOf(pages, changes);
      for (const problem of problems) expect(problem).toContain("has the same path");
      if (problems.length > 0) return;
      const hrefs = build(pages, changes).pages.map(({ href, file }) => {
        expect([`content${href}.mdx`, `content${href}/index.mdx`]).toContain(file);
        return href;
      });
      expect(new Set(hrefs).size).toBe(Object.keys(pages).length);
    }),
    draws(25),
  );
});
