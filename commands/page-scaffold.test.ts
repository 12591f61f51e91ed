import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { frontMatter } from "#content/schema.ts";
import { readPageSource } from "#model/page-source.ts";
import { draws } from "#tests/properties.ts";
import { createPage, nextSteps } from "./page-scaffold.ts";

/** A repository with an overview, a page and a group. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), "new-page-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "content/docs/concepts"), { recursive: true });
  for (const name of ["index", "installation", "concepts/index"])
    writeFileSync(join(folder, `content/docs/${name}.mdx`), "A page.");
  return folder;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

test.for([
  ["docs/concepts/energy", "concepts/energy", ["concepts"]],
  ["/docs/concepts/energy", "concepts/energy", ["concepts"]],
  ["docs/installation/from-source", "installation/from-source", ["installation"]],
  ["docs/tools", "tools", ["index"]],
  ["docs/tools/index", "tools", ["index"]],
] as const)("%s becomes a draft that the build accepts", ([path, slug, next]) => {
  const folder = repository();
  const file = `content/docs/${slug}.mdx`;
  expect(createPage(path, folder)).toEqual({ slug, file });
  const { frontMatter: fields, links } = readPageSource(readFileSync(join(folder, file), "utf8"));
  expect(frontMatter.parse(fields)).toMatchObject({ next, draft: true });
  expect(links).toEqual([]);
});

test("the title comes from the path", () => {
  const folder = repository();
  const { file } = createPage("docs/concepts/message-queue", folder);
  expect(readFileSync(join(folder, file), "utf8")).toContain("\ntitle: Message queue\n");
});

test.for([
  ["docs/concepts", "content/docs/concepts/index.mdx already exists. Edit it, or choose another path."],
  ["docs/concepts/index", "content/docs/concepts/index.mdx already exists."],
  ["docs/installation", "content/docs/installation.mdx already exists."],
  ["docs/installation/index", "content/docs/installation.mdx already exists."],
  ["guides/energy", '"guides/energy" is not a path below docs/. Write a path such as docs/concepts/energy.'],
  ["docs", '"docs" is not a path below docs/.'],
  ["", '"" is not a path below docs/.'],
  [
    "docs/concepts/Energy use",
    '"Energy use" in "docs/concepts/Energy use" is not a valid name. Use lowercase letters, digits and single hyphens',
  ],
  ["docs/concepts/energy.mdx", '"energy.mdx" in'],
  ["docs/../energy", '".." in'],
  ["docs/concepts/", '"" in'],
  [
    "docs/concept/energy",
    'docs/concept/energy has no parent page: there is no docs/concept. Write docs/concepts/energy, or create the parent first with "npm run new docs/concept".',
  ],
  [
    "docs/workshop/energy",
    'docs/workshop/energy has no parent page: there is no docs/workshop. Create the parent first with "npm run new docs/workshop".',
  ],
] as const)("%j is refused with what to write", ([path, message]) => {
  const folder = repository();
  const before = filesIn(folder);
  expect(() => createPage(path, folder)).toThrow(message);
  expect(filesIn(folder)).toEqual(before);
});

test("a path creates one MDX file below content/docs, or nothing", () => {
  const folder = repository();
  const name = fc.oneof(
    fc.constantFrom("docs", "concepts", "..", ".", "", "index", "energy-2"),
    fc.stringMatching(/^[a-z0-9-]{1,6}$/),
    fc.string({ unit: "grapheme", maxLength: 6 }),
  );
  const path = fc.array(name, { maxLength: 4 }).map((names) => ["docs", ...names].join("/"));
  fc.assert(
    fc.property(path, (value) => {
      const before = new Set(filesIn(folder));
      try {
        createPage(value, folder);
      } catch {
        expect(filesIn(folder)).toHaveLength(before.size);
        return;
      }
      const created = filesIn(folder).filter((file) => !before.has(file));
      expect(created).toEqual([expect.stringMatching(/^content\/docs\/[a-z0-9/-]+\.mdx$/)]);
    }),
    draws(100),
  );
});

test.for([
  ["concepts/energy", 'to the group "Core Concepts" in content/docs/nav.ts'],
  ["support/chat", "to unlistedSlugs in content/docs/nav.ts"],
  ["tools", "to a group or unlistedSlugs in content/docs/nav.ts"],
])("the next steps of %s name where to list it", ([slug = "", place]) => {
  const steps = nextSteps({ slug, file: `content/docs/${slug}.mdx` });
  expect(steps.find((step) => step.includes("nav.ts"))).toContain(`Add "${slug}" ${place}`);
});
