import { expect, test } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "./content-error.ts";
import { buildDocsModel, type DocsModel, type ModelInput } from "./docs-model.ts";
import { recordProblems } from "./records.ts";

const description = "What the page is about, in a sentence of a length that search results show.";
const fields = { title: "A page", subtitle: "In short", description, next: ["index"] };

function mdx(changes: object = {}, body = ""): string {
  return `---\n${stringify({ ...fields, ...changes })}---\n\n${body}\n`;
}

const draft = mdx({ draft: true });

/** The model of an overview, a guide and a draft called energy. */
function build(changes: Record<string, string> = {}, input: Partial<ModelInput> = {}): DocsModel {
  const texts = { "index.mdx": mdx(), "guide.mdx": mdx(), "energy.mdx": draft, ...changes };
  const files = Object.entries(texts).map(([name, text]): [string, string] => [`content/docs/${name}`, text]);
  return buildDocsModel({
    files: new Map(files),
    navOrder: [{ title: "Start", icon: "rocket", slugs: ["index", "energy", "guide"] }],
    unlistedSlugs: [],
    otherPaths: [],
    ...input,
  });
}

function problemsOf(...args: Parameters<typeof build>): readonly string[] {
  try {
    build(...args);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const slugsOf = (model: DocsModel) => model.pages.map(({ slug }) => slug);
const inDevelopment = { includesDrafts: true };

test("a draft is excluded from pages and groups, and its file is recorded", () => {
  const model = build();
  expect(slugsOf(model)).toEqual(["index", "guide"]);
  expect(model.groups.map(({ pages }) => pages.map(({ slug }) => slug))).toEqual([["index", "guide"]]);
  expect([...model.drafts]).toEqual([["/docs/energy", "content/docs/energy.mdx"]]);
});

test("in development a draft is included and marked", () => {
  const model = build({}, inDevelopment);
  expect(slugsOf(model)).toEqual(["index", "energy", "guide"]);
  expect(model.pages.map((page) => page.draft)).toEqual([undefined, true, undefined]);
  expect(model.drafts.size).toBe(0);
});

test("a page with draft: false is published", () => {
  expect(slugsOf(build({ "energy.mdx": mdx({ draft: false }) }))).toEqual(["index", "energy", "guide"]);
});

test("a draft that is not in the navigation comes last", () => {
  const navOrder = [{ title: "Start", icon: "rocket" as const, slugs: ["index", "guide"] }];
  expect(slugsOf(build({}, { navOrder }))).toEqual(["index", "guide"]);
  expect(slugsOf(build({}, { navOrder, ...inDevelopment }))).toEqual(["index", "guide", "energy"]);
});

test("a group that has only drafts is omitted", () => {
  const navOrder = [
    { title: "Start", icon: "rocket" as const, slugs: ["index", "guide"] },
    { title: "Later", icon: "dna" as const, slugs: ["energy"] },
  ];
  expect(build({}, { navOrder }).groups.map(({ title }) => title)).toEqual(["Start"]);
  expect(build({}, { navOrder, ...inDevelopment }).groups).toHaveLength(2);
});

test.for([
  [
    "a link",
    mdx({}, "[Energy](/docs/energy#food)"),
    'content/docs/guide.mdx: links to "/docs/energy", which is a draft. Remove the link, or remove "draft: true" from content/docs/energy.mdx.',
  ],
  [
    "the closing card",
    mdx({ next: ["energy"] }),
    'content/docs/guide.mdx (next): "energy" is a draft. Remove it here, or remove "draft: true" from content/docs/energy.mdx.',
  ],
])("%s of a published page must not point to a draft", ([, guide = "", problem]) => {
  expect(problemsOf({ "guide.mdx": guide })).toEqual([problem]);
  expect(problemsOf({ "guide.mdx": guide }, inDevelopment)).toEqual([]);
});

test("a record must not link to a draft", () => {
  const records = [{ name: "Energy", url: "/docs/energy", description: "Where it comes from" }];
  const list = { file: "content/site.ts", name: "links", kind: "link" as const, records };
  expect(recordProblems([list], ["/docs"], build().drafts)).toEqual([
    'content/site.ts: links[0]: links to "/docs/energy", which is a draft. Remove the link, or remove "draft: true" from content/docs/energy.mdx.',
  ]);
});

test("the links and code of a draft are checked only if drafts are included", () => {
  const texts = {
    "energy.mdx": mdx({ draft: true, next: ["food"] }, "[Food](/docs/food)\n\n```\nlet a;\n```"),
  };
  expect(problemsOf(texts)).toEqual([]);
  expect(problemsOf(texts, inDevelopment)).toHaveLength(3);
});

test("the front matter of a draft is always checked", () => {
  expect(problemsOf({ "energy.mdx": mdx({ draft: true, titel: "Energy" }) })).toHaveLength(1);
  expect(problemsOf({ "energy.mdx": mdx({ draft: "yes" }) })).toEqual([
    expect.stringContaining('content/docs/energy.mdx: "draft" is not valid: '),
  ]);
});
