import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { zip } from "./archive.ts";
import { cargoRegistry } from "./crate.ts";
import { gitRepository } from "./git-repository.ts";
import { readLibrary } from "./library.ts";
import { below, file, type PackageFile } from "./package-files.ts";
import { pythonIndex } from "./python.ts";
import { sourceFolder } from "./source-folder.ts";

/** Publishes the library: a Cargo registry, a Python index, a Git repository, the sources, and checksums. */
export function writePackages(folder: string, origin: string): void {
  for (const { path, content } of packages(origin)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

export function packages(origin: string): PackageFile[] {
  const library = readLibrary(origin);
  const { name, version, sources } = library;
  const archive = { path: `${name}-${version}.zip`, content: zip(below(`${name}-${version}`, sources)) };
  const files = [
    ...cargoRegistry(library, origin),
    ...pythonIndex(library),
    archive,
    ...gitRepository(`${name}.git`, version, sources),
    ...sourceFolder(library),
  ];
  return [...files, file("SHA256SUMS", checksums(files.filter(({ path }) => isDownload.test(path))))];
}

const isDownload = /\.(crate|whl|tar\.gz|zip)$/;

/** As `sha256sum` writes and checks them. */
function checksums(files: readonly PackageFile[]): string {
  return files
    .map(({ path, content }) => `${createHash("sha256").update(content).digest("hex")}  ${path}\n`)
    .join("");
}
