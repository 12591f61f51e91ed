import { savedPrefix, visitedCache } from "./cache-names.ts";

/** On the offline page: names the missing page and shows the links to cached ones. */
export async function startStoredPages(): Promise<void> {
  const part = document.querySelector("[data-stored-pages]");
  if (!part) return;
  const links = [...part.querySelectorAll<HTMLAnchorElement>("li > a")];
  showMissing(part, links);
  const stored = await storedPaths().catch(() => new Set<string>());
  const found = links.filter(({ pathname }) => stored.has(pathname));
  for (const link of found) link.parentElement?.removeAttribute("hidden");
  if (found.length > 0) part.querySelector("[data-list]")?.classList.remove("invisible", "max-sm:hidden");
}

function showMissing(part: Element, links: readonly HTMLAnchorElement[]): void {
  const path = new URLSearchParams(location.search).get("page") ?? "";
  const retry = part.querySelector("[data-try-again]");
  const text = part.querySelector("[data-missing]");
  // Anything but a path of this site is ignored.
  if (!/^\/(?!\/)/.test(path) || !retry || !text) return;
  const title = links.find(({ pathname }) => pathname === path)?.textContent ?? path;
  text.textContent = `${title} can't be loaded without a network.`;
  retry.setAttribute("href", path);
}

/** Paths of everything that is cached. */
async function storedPaths(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name === visitedCache || name.startsWith(savedPrefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}
