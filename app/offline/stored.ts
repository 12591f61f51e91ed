// The number changes when a later worker could not read what an earlier one stored.
export const visitedCache = "visited-1";
export const savedPrefix = "saved-1-";
export const shellPrefix = "shell-1-";
const ownCache = /^(visited|saved|shell)-/;

/** Also the last file of a complete copy. */
export const listFile = "/offline-files.json";
export const offlinePage = "/offline";

/** A page's address as it is stored: without a slash at the end, and without what scripts alone read. */
export function pageKey(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => ownCache.test(name));
}

/** Caches of whole copies, oldest first. */
export async function savedCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(savedPrefix));
}

/** A stored file. A page that was visited is never older than a saved copy: saving forgets the visited ones. */
export async function findStored(path: string): Promise<Response | undefined> {
  const names = await caches.keys();
  const order = [visitedCache, ...names.filter((name) => name !== visitedCache)];
  for (const name of order.filter((name) => names.includes(name))) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** A file as it is stored: browsers refuse to show a page from storage that says it came by a redirect. */
export function storable(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
