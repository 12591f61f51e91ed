import { savedPrefix, visitedCache } from "./cache-names.ts";

const ownCache = /^(visited|saved|shell)-/;

/** Also the last file of a complete copy. */
export const listFile = "/offline-files.json";
export const offlinePage = "/offline";

/** A page's cache key: its path without a trailing slash. */
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

/** A cached file. A visited page is never older than a saved copy, because saving deletes visited pages. */
export async function findStored(path: string): Promise<Response | undefined> {
  const names = await caches.keys();
  const order = [visitedCache, ...names.filter((name) => name !== visitedCache)];
  for (const name of order.filter((name) => names.includes(name))) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** A response that can be cached: browsers refuse to show a cached page that was redirected. */
export function storable(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
