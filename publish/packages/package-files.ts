import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { site } from "#content/site.ts";

export interface PackageFile {
  /** With forward slashes, relative to the package's folder. */
  path: string;
  content: Buffer;
}

/** Build artifacts in the source folders. */
const isLeftover = /(^|\/)(target|__pycache__|\.gitignore)(\/|$)/;

/** The files of a folder in a fixed order, with the site's origin filled in. */
export function readPackageFiles(folder: string, origin: string): PackageFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !isLeftover.test(path))
    .sort()
    .map((path) => file(path, readFileSync(join(folder, path), "utf8").replaceAll(site.url, origin)));
}

export function file(path: string, text: string): PackageFile {
  return { path, content: Buffer.from(text) };
}

/** The same files below a folder. */
export function below(folder: string, files: readonly PackageFile[]): PackageFile[] {
  return files.map(({ path, content }) => ({ path: `${folder}/${path}`, content }));
}
