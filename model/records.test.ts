import { expect, test } from "vitest";
import { type RecordKind, recordSchemas } from "#content/schema.ts";
import { publicFiles, readDocsModel } from "./docs-model.ts";
import { publishedPaths } from "./paths.ts";
import { recordLists } from "./record-lists.ts";
import { recordProblems } from "./records.ts";

const kinds = Object.keys(recordSchemas).filter((kind): kind is RecordKind => kind in recordSchemas);
const rust = {
  title: "Rust",
  version: "1.70+",
  status: "REQUIRED",
  description: "The toolchain",
  requirements: ["rustc"],
  installCommand: "shell/install-rust.sh",
};
const forum = { name: "Forum", description: "Ask", href: "/docs/support", priority: "High" };

function problemsOf(kind: RecordKind, ...records: unknown[]): string[] {
  return recordProblems([{ file: "content/x.ts", name: "cards", kind, records }], ["/docs/support"]);
}

test("records of the right shape have no problems", () => {
  expect(problemsOf("prerequisite", rust)).toEqual([]);
  expect(problemsOf("supportChannel", forum)).toEqual([]);
});

test("a misspelled field is reported with the record and the right spelling", () => {
  const { version, ...others } = rust;
  const problems = problemsOf("prerequisite", rust, { ...others, versoin: version });
  expect(problems).toContain('content/x.ts: cards[1]: unknown field "versoin". Write "version".');
});

test("a missing field is reported", () => {
  const { description: _, ...others } = rust;
  expect(problemsOf("prerequisite", others)).toEqual([
    'content/x.ts: cards[0]: the field "description" is missing. Add "description: ...".',
  ]);
});

test("an invalid value is reported with the allowed ones", () => {
  const [problem, ...more] = problemsOf("prerequisite", { ...rust, status: "MAYBE" });
  expect(more).toEqual([]);
  expect(problem).toContain('content/x.ts: cards[0]: "status" is not valid: ');
  expect(problem).toContain('"REQUIRED"');
  expect(problem).toContain('"OPTIONAL"');
});

test("an empty list, a blank text and an invalid sample name are refused", () => {
  expect(problemsOf("prerequisite", { ...rust, requirements: [] })).toHaveLength(1);
  expect(problemsOf("prerequisite", { ...rust, title: "  " })).toHaveLength(1);
  expect(problemsOf("prerequisite", { ...rust, installCommand: "curl | sh" })).toEqual([
    'content/x.ts: cards[0]: "installCommand" is not valid: must be folder/file.ext.',
  ]);
});

test("a dead link is reported with the nearest path", () => {
  expect(problemsOf("supportChannel", { ...forum, href: "/docs/suport" })).toEqual([
    'content/x.ts: cards[0]: links to "/docs/suport", which does not exist. Write "/docs/support".',
  ]);
});

test("a dead link in url is found, and external links are not checked", () => {
  const link = { name: "Paper", url: "/nowhere.pdf", description: "Draft" };
  expect(problemsOf("link", link)).toHaveLength(1);
  expect(problemsOf("link", { ...link, url: "https://example.org/paper" })).toEqual([]);
});

test("a URL with an unsafe scheme is refused", () => {
  expect(problemsOf("supportChannel", { ...forum, href: "javascript:alert(1)" })).toHaveLength(1);
});

test("a value that is not a record is refused", () => {
  expect(problemsOf("link", null)).toHaveLength(1);
  expect(problemsOf("link", "a text")).toHaveLength(1);
});

test.each(kinds)("%s refuses an empty record", (kind) => {
  expect(problemsOf(kind, {})).not.toEqual([]);
});

test.each(kinds)("%s refuses an unknown field", (kind) => {
  expect(problemsOf(kind, { nonsense: true })).toContainEqual(
    expect.stringContaining('unknown field "nonsense"'),
  );
});

test("the site's own records have no problems", () => {
  expect(recordProblems(recordLists, [...publishedPaths(readDocsModel()), ...publicFiles()])).toEqual([]);
});

test("no list of records is empty", () => {
  for (const { name, records } of recordLists) expect(records, name).not.toHaveLength(0);
});

test("a misspelled field in a nested list is reported with its path", () => {
  const section = { titel: "Creation", intro: "How it begins", groups: [], types: [] };
  const record = {
    name: "DNA",
    description: "DNA",
    slug: "api/dna",
    concept: "concepts/dna",
    sections: [section],
  };
  const list = { file: "content/api/dna.ts", name: "dna", kind: "apiModule", records: [record] } as const;
  expect(recordProblems([list], ["/docs"])).toContain(
    'content/api/dna.ts: dna[0]: unknown field "sections.0.titel". Write "title".',
  );
});
