import { gzipSync, type ZipOptions, type Zippable, zipSync } from "fflate";
import { createTar } from "nanotar";
import type { PackageFile } from "./package-files.ts";

// Archives store the time of each file. This is the earliest that ZIP supports, so that builds don't differ.
const year = 1980;
const regularFile = 0o100644;

export function tarGz(files: readonly PackageFile[]): Buffer {
  const attrs = { mode: "644", uid: 0, gid: 0, mtime: Date.UTC(year, 0, 1) };
  const tar = createTar(
    files.map(({ path, content }) => ({ name: path, data: new Uint8Array(content) })),
    {
      attrs,
    },
  );
  return Buffer.from(gzipSync(tar, { level: 9, mtime: 0 }));
}

export function zip(files: readonly PackageFile[]): Buffer {
  const settings: ZipOptions = {
    level: 9,
    // ZIP has no time zones: local time gives the same bytes everywhere.
    mtime: new Date(year, 0, 1),
    os: 3,
    attrs: regularFile << 16,
  };
  const entries: Zippable = {};
  for (const { path, content } of files) entries[path] = [new Uint8Array(content), settings];
  return Buffer.from(zipSync(entries));
}
