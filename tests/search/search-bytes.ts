import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = "build/client";
const assets = join(folder, "assets");

/** What a reader loads for the first search, as it is sent. There is no code before an interface uses it. */
export function searchBytes(): { data: number; code: number | undefined } {
  const data = sent(join(folder, "search-index.json"));
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  // Scripts are named by what is in them, but the address of the index is in exactly the one that loads it.
  const search = scripts.filter((file) => read(file).includes("/search-index.json"));
  if (search.length === 0) return { data, code: undefined };
  const already = eagerScripts();
  const needed = search.flatMap((file) => [file, ...importersOf(file, scripts), ...importsOf(file)]);
  const own = [...new Set(needed)].filter((file) => !already.has(file));
  return { data, code: own.reduce((sum, file) => sum + sent(join(assets, file)), 0) };
}

/** Scripts that load the search script, such as the dialog around it. */
function importersOf(file: string, scripts: readonly string[]): string[] {
  return scripts.filter(
    (other) => other !== file && !other.startsWith("manifest-") && read(other).includes(file),
  );
}

function importsOf(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import) ?"\.\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

/** Scripts that some page loads without interaction. */
function eagerScripts(): Set<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const links = pages.flatMap((page) => [
    ...readFileSync(join(folder, page), "utf8").matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g),
  ]);
  return new Set(links.flatMap(([, name]) => name ?? []));
}

function read(file: string): string {
  return readFileSync(join(assets, file), "utf8");
}

function sent(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}
