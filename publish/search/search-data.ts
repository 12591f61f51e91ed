import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { glossary } from "#content/glossary.ts";
import { readerWords } from "#content/search-words.ts";
import { site } from "#content/site.ts";
import type { DocsModel } from "#model/docs-model.ts";
import { publishedPaths, resultPaths } from "#model/paths.ts";
import type { SearchData } from "#model/search-data.ts";
import { type CutSection, cutPage } from "./cut-page.ts";
import { packWords } from "./pack-words.ts";
import { shortenSection } from "./shorten-section.ts";

/** Creates the search index of a built site: every section of every published page. */
export function searchData(folder: string, docs: DocsModel): SearchData {
  const built = publishedPaths(docs).map((href) => ({
    href,
    html: readFileSync(join(folder, href, "index.html"), "utf8"),
  }));
  const sections = built.flatMap(({ href, html }, page) =>
    sectionsOf(href, html).map((cut) => ({ page, ...shortenSection(cut) })),
  );
  return {
    pages: built.map(({ href, html }) => ({ href, title: titleOf(html), group: groupOf(href, docs) })),
    sections: sections.map(({ words, ...section }) => section),
    ...packWords(sections.map(({ words }) => words)),
    explained: Object.fromEntries(
      glossary.map(({ term, href }) => [term.toLowerCase(), built.findIndex((page) => page.href === href)]),
    ),
    siteWords: {
      ...Object.fromEntries(glossary.flatMap(({ term, insteadOf }) => insteadOf.map((word) => [word, term]))),
      ...readerWords,
    },
  };
}

/** Names of tests and results answer no question about the library, so such a page is found by its introduction. */
function sectionsOf(href: string, html: string): CutSection[] {
  return cutPage(html).slice(0, resultPaths.includes(href) ? 1 : undefined);
}

function titleOf(html: string): string {
  return parse(html).querySelector("title")?.text.replace(` · ${site.name}`, "") ?? "";
}

function groupOf(href: string, { groups, pages }: DocsModel): string {
  const listed = groups.find((group) => group.pages.some((page) => page.href === href));
  // Pages outside the sidebar's groups belong to the page above them, as their breadcrumbs say.
  const above = pages.find((page) => page.href !== "/docs" && `${href}/`.startsWith(`${page.href}/`));
  return listed?.title ?? above?.title ?? site.name;
}
