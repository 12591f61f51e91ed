import { offlinePage, savedPrefix, visitedCache } from "./stored.ts";

/** Addresses of the pages on this device, in alphabetical order. */
export async function storedPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name === visitedCache || name.startsWith(savedPrefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
  // Files have an ending, pages have none.
  return [...paths].filter((path) => !path.includes(".") && path !== offlinePage).sort();
}
