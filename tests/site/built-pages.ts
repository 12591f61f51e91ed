import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { isPacked } from "#publish/file-types.ts";
import { siteFolder } from "#tests/build-folder.ts";
import { paths } from "#tests/model.ts";

export interface BuiltPage {
  /** The URL path; for error pages, the file name. */
  path: string;
  file: string;
  html: string;
  root: HTMLElement;
}

/** Every file of the built site as a request path, without compressed copies. */
export const builtFiles: readonly string[] = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !isPacked(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length))
  .sort();

/** Every page. The Python index, the list of sources and the printable document are HTML too, but no pages. */
export const builtPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith(".html") && !/^\/(simple\/|library\/|documentation\.html)/.test(file))
  .map((file) => {
    const html = readBuilt(file).toString();
    return { path: file.replace(/\/index\.html$/, "") || "/", file, html, root: parse(html) };
  });

/** False for error pages and the offline page, which are shown in place of others. */
export function isPublished({ path }: BuiltPage): boolean {
  return paths.includes(path);
}

/** Whether a path of this site resolves to a file. */
export function isServed(path: string): boolean {
  return builtFiles.includes(path) || builtFiles.includes(`${path}/index.html`);
}

export function readBuilt(file: string): Buffer {
  return readFileSync(join(siteFolder, file));
}
