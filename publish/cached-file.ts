import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns a file that takes long to make, from the cache folder if its key hasn't changed. One file per name, so the
 * folder never has more than what is in use.
 */
export async function cachedFile(
  folder: string,
  name: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(folder, name);
  const keyFile = `${file}.key`;
  if (existsSync(file) && existsSync(keyFile) && readFileSync(keyFile, "utf8") === key) {
    return readFileSync(file);
  }
  const bytes = await make();
  mkdirSync(dirname(file), { recursive: true });
  // The key is deleted first and written last: an interrupted build leaves nothing that looks finished.
  rmSync(keyFile, { force: true });
  writeFileSync(file, bytes);
  writeFileSync(keyFile, key);
  return bytes;
}

/** A key that changes with any of the files or values. */
export function keyOf(files: readonly string[], ...values: unknown[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(values)).digest("hex");
}
