import { existsSync } from "node:fs";
import { readBuilt } from "./built-pages.ts";

/** Bytes of a file as it is sent: the build has compressed it, unless it is too short to get smaller. */
export function sentBytes(file: string): number {
  const copy = `${file}.br`;
  return readBuilt(existsSync(`build/client${copy}`) ? copy : file).length;
}
