import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { parse as parseYaml } from "yaml";
import type { LinkedPage, PageHandle } from "#content/page-handle.ts";
import type { FrontMatter } from "#content/schema.ts";
import { docsFolder, hrefOf, slugOf } from "./docs-model.ts";
import { lastUpdated } from "./last-updated.ts";

/** What the layout learns of a docs page, from its script as from the built page that holds the script back. */
export function pageHandle(frontMatter: FrontMatter, file: string): PageHandle {
  const { title, subtitle, description, next, navTitle } = frontMatter;
  const date = lastUpdated(file);
  return {
    title,
    subtitle,
    description,
    next: next.flatMap((slug) => linkedPage(slug) ?? []),
    trail: trailOf(slugOf(file)),
    ...(navTitle && { navTitle }),
    file,
    ...(date && { updated: { iso: date, text: longDate(date) } }),
  };
}

/** What a page says of itself to others; the front matter alone, so that no page costs more the more there are. */
function linkedPage(slug: string): LinkedPage | undefined {
  const file = [`${slug}.mdx`, `${slug}/index.mdx`]
    .map((name) => `${docsFolder}/${name}`)
    .find((name) => existsSync(name));
  if (!file) return undefined;
  const { title, description } = parseYaml(/^---\n(.*?)\n---/s.exec(readFileSync(file, "utf8"))?.[1] ?? "");
  return { href: hrefOf(slug), title, description };
}

function trailOf(slug: string): PageHandle["trail"] {
  if (slug === "index") return [];
  const parts = slug.split("/");
  return parts.flatMap((_, index) => {
    const page = linkedPage(parts.slice(0, index + 1).join("/"));
    return page ? { href: page.href, title: page.title } : [];
  });
}

/** `2026-11-12` as `12 November 2026`, written once at build, so that no browser has to agree. */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: unknown;
}

/**
 * Puts the whole handle in place of a page's front matter, which then becomes an export of the page, and has the
 * page export the `meta` that the router looks for.
 */
export function remarkPageHandle() {
  return (tree: Node, { path }: { path: string }) => {
    const source = tree.children?.find(({ type }) => type === "yaml");
    if (!source) return;
    const file = relative(".", path).replaceAll("\\", "/");
    // JSON is YAML too.
    source.value = JSON.stringify(pageHandle(parseYaml(source.value ?? ""), file));
    tree.children?.push(metaExport());
  };
}

/** `export { docsMeta as meta } from module`, as the syntax tree that MDX expects. */
function metaExport(): Node {
  const module = "#app/lib/docs-meta.ts";
  const declaration = {
    type: "ExportNamedDeclaration",
    declaration: null,
    specifiers: [
      {
        type: "ExportSpecifier",
        local: { type: "Identifier", name: "docsMeta" },
        exported: { type: "Identifier", name: "meta" },
      },
    ],
    source: { type: "Literal", value: module, raw: JSON.stringify(module) },
    attributes: [],
  };
  return {
    type: "mdxjsEsm",
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}
