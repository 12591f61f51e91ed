import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";

/** The size of a built page. Bytes are Brotli-compressed. */
export interface PageWeight {
  elements: number;
  /** The page with its inline styles and scripts. */
  html: number;
  /** The scripts and module preloads that the page references, and everything they import. */
  scripts: number;
}

/** Returns undefined if the site has no such page. */
export function pageWeight(folder: string, path: string): PageWeight | undefined {
  const file = join(folder, path, "index.html");
  if (!existsSync(file)) return undefined;
  // By default the parser treats highlighted code as text.
  const root = parse(readFileSync(file, "utf8"), {
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const named = [
    ...root.querySelectorAll("script[src]").map((script) => script.getAttribute("src")),
    ...root.querySelectorAll('link[rel="modulepreload"]').map((link) => link.getAttribute("href")),
  ];
  const scripts = withImports(named.flatMap((name) => (name ? join(folder, name) : [])));
  return {
    elements: root.querySelectorAll("*").length,
    html: compressedBytes(file),
    scripts: scripts.reduce((sum, script) => sum + compressedBytes(script), 0),
  };
}

/** These modules and all their static imports, each once. */
function withImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return [...found];
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g);
  return [...imports].map(([, name = ""]) => join(dirname(file), name));
}

/** The size of a file as sent. The build has compressed it, unless that would make it larger. */
export function compressedBytes(file: string): number {
  const copy = `${file}.br`;
  return existsSync(copy) ? readFileSync(copy).length : brotliCompressSync(readFileSync(file)).length;
}
