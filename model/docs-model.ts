import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { navOrder, unlistedSlugs } from "#content/docs/nav.ts";
import { frontMatter, type NavOrder } from "#content/schema.ts";
import { addresses } from "#content/site.ts";
import { ContentError } from "./content-error.ts";
import { deadLinks } from "./dead-links.ts";
import { lastUpdated } from "./last-updated.ts";
import { type PageSource, readPageSource } from "./page-source.ts";
import type { DocsPage } from "./page-types.ts";
import { checkShape } from "./schema-problems.ts";
import { suggest } from "./suggest.ts";

export interface DocsModel {
  pages: DocsPage[];
  groups: { title: string; icon: NavOrder["icon"]; pages: DocsPage[] }[];
  /** Files of excluded drafts, by path. */
  drafts: ReadonlyMap<string, string>;
}

export interface ModelInput {
  /** MDX sources by file name relative to the repository. */
  files: ReadonlyMap<string, string>;
  navOrder: readonly NavOrder[];
  unlistedSlugs: readonly string[];
  /** Paths outside /docs that pages may link to. */
  otherPaths: readonly string[];
  /** Whether drafts are included, as in development. */
  includesDrafts?: boolean;
}

export type DraftOption = Pick<ModelInput, "includesDrafts">;

/** Pages outside the documentation. */
export const topLevelPaths = ["/", "/getting-started"] as const;

/** Files published beside the pages: unchanged, or generated from the library. */
export function publicFiles(): string[] {
  const { printable, library, chatProtocol, chatReadme, sources, checksums } = addresses;
  const unchanged = readdirSync("public").map((name) => `/${name}`);
  return [...unchanged, printable, library, chatProtocol, chatReadme, sources, checksums];
}

const docsFolder = "content/docs";
const navFile = `${docsFolder}/nav.ts`;

/** Reads the repository's own pages, without drafts by default. Throws a ContentError that lists every problem. */
export function readDocsModel({ includesDrafts = false }: DraftOption = {}): DocsModel {
  const files = readdirSync(docsFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name): [string, string] => {
      const file = join(docsFolder, name).replaceAll("\\", "/");
      return [file, readFileSync(file, "utf8")];
    });
  const otherPaths = [...topLevelPaths, ...publicFiles()];
  return buildDocsModel({ files: new Map(files), navOrder, unlistedSlugs, otherPaths, includesDrafts });
}

/** Builds the model from the authors' files and rejects anything that would break a page. */
export function buildDocsModel(input: ModelInput): DocsModel {
  const problems: string[] = [];
  const written = new Map<string, DocsPage>();
  const sources = new Map<string, PageSource>();

  for (const [file, text] of input.files) {
    let source: PageSource;
    try {
      source = readPageSource(text);
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    const slug = slugOf(file);
    const checked = checkShape(frontMatter, source.frontMatter, file);
    problems.push(...checked.problems);
    const other = written.get(slug);
    if (other)
      problems.push(`${file}: ${other.file} has the same path ${other.href}. Delete or rename one of them.`);
    sources.set(file, source);
    if (checked.value)
      written.set(slug, { ...checked.value, slug, href: hrefOf(slug), file, ...updatedOn(file) });
  }
  // The checks below look up pages, so they would only report a missing page again.
  if (problems.length > 0) throw new ContentError(problems);

  const pages = new Map([...written].filter(([, page]) => !page.draft || input.includesDrafts));
  const leftOut = [...written.values()].filter(({ slug }) => !pages.has(slug));
  for (const { file } of leftOut) sources.delete(file);
  const drafts = new Map(leftOut.map(({ href, file }) => [href, file]));
  const paths = [...input.otherPaths, ...[...pages.values()].map(({ href }) => href)];
  problems.push(
    ...fencedCode(sources),
    ...navProblems(input, written),
    ...nextProblems(pages, written),
    ...deadLinks(sources, paths, drafts),
  );
  if (problems.length > 0) throw new ContentError(problems);

  const groups = input.navOrder
    .map(({ title, icon, slugs }) => ({ title, icon, pages: pick(pages, slugs) }))
    .filter((group) => group.pages.length > 0);
  // A draft doesn't have to be in the navigation.
  const slugs = new Set([...listedSlugs(input), ...pages.keys()]);
  return { pages: pick(pages, [...slugs]), groups, drafts };
}

function slugOf(file: string): string {
  return file
    .slice(docsFolder.length + 1)
    .replace(/\.mdx$/, "")
    .replace(/\/index$/, "");
}

function updatedOn(file: string): Pick<DocsPage, "updated"> {
  const updated = lastUpdated(file);
  return updated ? { updated } : {};
}

function hrefOf(slug: string): string {
  return slug === "index" ? "/docs" : `/docs/${slug}`;
}

function pick(pages: ReadonlyMap<string, DocsPage>, slugs: readonly string[]): DocsPage[] {
  return slugs.flatMap((slug) => pages.get(slug) ?? []);
}

function fencedCode(sources: ReadonlyMap<string, PageSource>): string[] {
  return [...sources].flatMap(([file, { fences }]) =>
    fences.map(
      (line) => `${file}: fenced code ("${line}"). Put it in a file under samples/ and show it with <Code>.`,
    ),
  );
}

function listedSlugs({ navOrder, unlistedSlugs }: ModelInput): string[] {
  return [...navOrder.flatMap((group) => group.slugs), ...unlistedSlugs];
}

function navProblems(input: ModelInput, pages: ReadonlyMap<string, DocsPage>): string[] {
  const listed = listedSlugs(input);
  const unknown = listed.filter((slug) => !pages.has(slug)).map((slug) => unknownSlug(navFile, slug, pages));
  const twice = listed
    .filter((slug, index) => listed.indexOf(slug) !== index)
    .map((slug) => `${navFile}: "${slug}" is listed twice. Keep one.`);
  const missing = [...pages.values()]
    .filter((page) => !page.draft && !listed.includes(page.slug))
    .map(
      (page) =>
        `${page.file}: not in the navigation. Add "${page.slug}" to a group or to unlistedSlugs in ${navFile}.`,
    );
  return [...unknown, ...twice, ...missing];
}

function nextProblems(
  pages: ReadonlyMap<string, DocsPage>,
  written: ReadonlyMap<string, DocsPage>,
): string[] {
  return [...pages.values()].flatMap(({ file, next }) =>
    next
      .filter((slug) => !pages.has(slug))
      .map((slug) => {
        const draft = written.get(slug);
        if (!draft) return unknownSlug(`${file} (next)`, slug, pages);
        return `${file} (next): "${slug}" is a draft. Remove it here, or remove "draft: true" from ${draft.file}.`;
      }),
  );
}

function unknownSlug(where: string, slug: string, pages: ReadonlyMap<string, DocsPage>): string {
  const meant = suggest(slug, [...pages.keys()]);
  return `${where}: no page has the slug "${slug}". ${meant ? `Write "${meant}", or add` : "Add"} ${docsFolder}/${slug}.mdx.`;
}
