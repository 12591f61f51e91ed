import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { navOrder, unlistedSlugs } from "#content/docs/nav.ts";
import type { FrontMatter } from "#content/schema.ts";
import { suggest } from "#model/suggest.ts";

export interface NewPage {
  /** Path below /docs, as in the navigation. */
  slug: string;
  /** The MDX file, relative to the repository. */
  file: string;
}

const docsFolder = "content/docs";
const example = "docs/concepts/energy";

/** Writes the file of a new page, as a draft. If the path can't be used, the error says what to write instead. */
export function createPage(path: string, repository = "."): NewPage {
  const slug = slugOf(path);
  const parent = parentOf(slug);
  const existing = fileOf(slug, repository);
  if (existing) throw new Error(`${existing} already exists. Edit it, or choose another path.`);
  if (parent && !fileOf(parent, repository)) throw new Error(missingParent(slug, parent));
  const file = `${docsFolder}/${slug}.mdx`;
  const target = join(repository, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, pageText(slug), { flag: "wx" });
  return { slug, file };
}

/** The remaining steps for a new page. */
export function nextSteps({ slug, file }: NewPage): string[] {
  return [
    `Write ${file}. "npm run dev" shows it at /docs/${slug}, marked as a draft.`,
    `Add "${slug}" to ${navList(slug)} in ${docsFolder}/nav.ts.`,
    `To publish it, remove "draft: true" and add "/docs/${slug}" to tests/content/spec-lists.ts, which lists all pages.`,
  ];
}

function slugOf(path: string): string {
  const [folder, ...names] = path.replace(/^\//, "").split("/");
  if (folder !== "docs" || names.length === 0)
    throw new Error(`"${path}" is not a path below docs/. Write a path such as ${example}.`);
  const bad = names.find((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  if (bad !== undefined)
    throw new Error(
      `"${bad}" in "${path}" is not a valid name. Use lowercase letters, digits and single hyphens, as in ${example}.`,
    );
  // The index of a folder has the address of the folder.
  return names.join("/").replace(/\/index$/, "");
}

function parentOf(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf("/")));
}

/** The file of the page with this slug, if there is one. */
function fileOf(slug: string, repository: string): string | undefined {
  return [`${docsFolder}/${slug}.mdx`, `${docsFolder}/${slug}/index.mdx`].find((file) =>
    existsSync(join(repository, file)),
  );
}

function missingParent(slug: string, parent: string): string {
  const known = [...navOrder.flatMap((group) => group.slugs), ...unlistedSlugs];
  const meant = suggest(parent, known);
  const advice = meant ? `Write docs/${meant}${slug.slice(parent.length)}, or create` : "Create";
  return `docs/${slug} has no parent page: there is no docs/${parent}. ${advice} the parent first with "npm run new docs/${parent}".`;
}

/** Front matter that the build accepts, with placeholder text. */
function pageText(slug: string): string {
  const name = slug.slice(slug.lastIndexOf("/") + 1).replaceAll("-", " ");
  const fields: FrontMatter = {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    subtitle: "What the reader learns here, in one line",
    description: "What the page covers, in 50 to 160 characters. Search engines show this text.",
    next: [parentOf(slug) || "index"],
    draft: true,
  };
  return `---\n${stringify(fields)}---\n\nWrite the page here.\n`;
}

/** The navigation list that contains the parent page. */
function navList(slug: string): string {
  const parent = parentOf(slug);
  const group = navOrder.find(({ slugs }) => slugs.includes(parent));
  if (group) return `the group "${group.title}"`;
  return unlistedSlugs.includes(parent) ? "unlistedSlugs" : "a group or unlistedSlugs";
}
