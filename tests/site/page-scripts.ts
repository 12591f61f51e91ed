import { type BuiltPage, builtFiles, readBuilt } from "./built-pages.ts";
import { sentBytes } from "./sent-bytes.ts";

const staticImport = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The scripts that a page loads before any interaction: those it references, with their static imports. */
export function startScripts({ root }: BuiltPage): string[] {
  const named = root.querySelectorAll('script[src], link[rel="modulepreload"]');
  return withImports(
    ...named.map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? ""),
  );
}

/** Adds the static imports of scripts, recursively. */
export function withImports(...scripts: readonly string[]): string[] {
  const known = new Set(scripts);
  for (const script of known) {
    for (const [, name] of String(readBuilt(script)).matchAll(staticImport)) known.add(`/assets/${name}`);
  }
  return [...known];
}

/** The only script that was built from a module or chunk of this name. */
export function scriptCalled(name: string): string {
  const found = builtFiles.filter((file) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(file));
  const [script, ...others] = found;
  if (!script || others.length > 0) throw new Error(`${found.length} scripts are called ${name}.`);
  return script;
}

export function totalBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}
