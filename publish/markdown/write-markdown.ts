import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { versions } from "#content/site.ts";
import type { DocsModel } from "#model/docs-model.ts";
import { markdownAddress } from "#model/markdown-address.ts";
import { publishedPaths } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { llmsFull, llmsIndex } from "./llms.ts";
import { pageMarkdown } from "./page-markdown.ts";

/** Writes every page of a built site as Markdown, with an index and one file of all pages. Dates are by path. */
export function writeMarkdown(folder: string, docs: DocsModel, dates: ReadonlyMap<string, string>): void {
  const origin = siteUrl();
  const pages = publishedPaths(docs);
  const markdown = new Map(
    pages.map((path) => {
      const html = readFileSync(join(folder, path, "index.html"), "utf8");
      return [path, pageMarkdown(html, { origin, path, pages }).trim()];
    }),
  );
  for (const [path, text] of markdown) {
    write(markdownAddress(path), framed(text, { address: origin + path, origin, date: dates.get(path) }));
  }
  write("llms.txt", llmsIndex(docs, origin));
  write("llms-full.txt", llmsFull(markdown, origin));

  function write(name: string, text: string): void {
    writeFileSync(join(folder, name), `${text}\n`);
  }
}

interface Origin {
  /** The HTML version of the page. */
  address: string;
  origin: string;
  date: string | undefined;
}

/** A single page: a link to the index after its title, and its source at the end. */
export function framed(text: string, { address, origin, date }: Origin): string {
  const [title = "", ...rest] = text.split("\n\n");
  const source = [`Source: ${address}`, `documentation version ${versions.docs}`];
  if (date) source.push(`last updated ${date}`);
  return [title, `> All pages: ${origin}/llms.txt`, ...rest, "---", source.join(", ")].join("\n\n");
}
