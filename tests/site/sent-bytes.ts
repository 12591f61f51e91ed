import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "#tests/build-folder.ts";
import { readBuilt } from "./built-pages.ts";

/** The transfer size of a file: brotli, unless compression would not make it smaller. */
export function sentBytes(file: string): number {
  const copy = `${file}.br`;
  return readBuilt(existsSync(join(siteFolder, copy)) ? copy : file).length;
}
