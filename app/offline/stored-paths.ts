import { savedPrefix, visitedCache } from "./stored.ts";

/** Addresses of everything on this device. */
export async function storedPaths(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name === visitedCache || name.startsWith(savedPrefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}
