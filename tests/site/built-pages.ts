import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { isPacked } from "#tools/file-types.ts";
import { publishedPaths } from "#tools/paths.ts";

const folder = "build/client";

export interface BuiltPage {
  /** Address, or the file name for the pages that answer unknown addresses. */
  path: string;
  file: string;
  html: string;
  root: HTMLElement;
}

/** Every file of the built site, as a request path, without the compressed copies. */
export const builtFiles: readonly string[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !isPacked(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
  .sort();

export const builtPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith(".html"))
  .map((file) => {
    const html = readBuilt(file).toString();
    return { path: file.replace(/\/index\.html$/, "") || "/", file, html, root: parse(html) };
  });

/** Not so the pages that stand in for others: for unknown addresses, and for what cannot be loaded. */
export function isPublished({ path }: BuiltPage): boolean {
  return publishedPaths().includes(path);
}

export function readBuilt(file: string): Buffer {
  return readFileSync(join(folder, file));
}
