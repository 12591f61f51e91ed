import { findStored, storable } from "./stored.ts";

const builtFile = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
const heldScript = /"held":"([^"]+)"/;
const staticImport = /(?:from|import) ?"\.\/([\w.-]+\.js)"/g;
// Drawings of icons that scripts add to a page.
const sprite = "/icons.svg";

/** Stores a page with everything that it needs to be read and used, and says whether there is such a page. */
export async function keepPage(cache: Cache, path: string, given?: Response): Promise<boolean> {
  const response = given ?? (await fetch(path, { headers: { Accept: "text/html" } }));
  if (!isPage(response)) return false;
  const html = await response.clone().text();
  await cache.put(path, storable(response));
  const needed = new Set([sprite, ...(html.match(builtFile) ?? [])]);
  await Promise.all([...needed].map((file) => keepFile(cache, file)));
  const held = heldScript.exec(html)?.[1];
  if (held) await keepImports(cache, held, new Set(needed));
  return true;
}

export function isPage({ ok, headers }: Response): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") === true;
}

async function keepFile(cache: Cache, file: string): Promise<Response | undefined> {
  const stored = await findStored(file);
  if (stored) return stored;
  const response = await fetch(file);
  if (!response.ok) return undefined;
  await cache.put(file, response.clone());
  return response;
}

/** A docs page loads its script when it is first touched, so its HTML does not name what that imports. */
async function keepImports(cache: Cache, script: string, seen: Set<string>): Promise<void> {
  const code = await (await keepFile(cache, script))?.text();
  const imported = [...(code ?? "").matchAll(staticImport)].map(([, name]) => `/assets/${name}`);
  for (const file of imported.filter((file) => !seen.has(file))) {
    seen.add(file);
    await keepImports(cache, file, seen);
  }
}
