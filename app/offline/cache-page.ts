import { findStored, storable } from "./stored.ts";

const builtFile = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

/** Caches a page with the files that it references. Returns whether the page exists. */
export async function cachePage(cache: Cache, path: string, given?: Response): Promise<boolean> {
  const response = given ?? (await fetch(path, { headers: { Accept: "text/html" } }));
  if (!isPage(response)) return false;
  const html = await response.clone().text();
  await cache.put(path, storable(response));
  await cacheFiles(cache, html.match(builtFile) ?? []);
  return true;
}

export function isPage({ ok, headers }: Response): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") === true;
}

/** Caches built files, which never change under their name. */
export async function cacheFiles(cache: Cache, files: readonly string[]): Promise<void> {
  await Promise.all(
    [...new Set(files)].map(async (file) => {
      if (await findStored(file)) return;
      const response = await fetch(file);
      if (response.ok) await cache.put(file, response);
    }),
  );
}
