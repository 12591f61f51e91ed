import { statSync } from "node:fs";
import { join } from "node:path";
import { publishedPaths } from "#tools/paths.ts";

export const builtFolder = "build/client";

/** Bytes of a page's HTML, its styles included, as it is sent. */
function htmlBytes(path: string, folder: string): number {
  return statSync(join(folder, path, "index.html.br")).size;
}

/** The landing page, the long page, and the lightest, the middle and the heaviest page of the docs. */
export function measuredPaths(folder = builtFolder): string[] {
  const [docs, others] = partition(publishedPaths(), (path) => path.startsWith("/docs"));
  const byWeight = docs.toSorted((a, b) => htmlBytes(a, folder) - htmlBytes(b, folder));
  return [
    ...others,
    ...[0, Math.floor(byWeight.length / 2), -1].flatMap((place) => byWeight.at(place) ?? []),
  ];
}

function partition<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isWanted), items.filter((item) => !isWanted(item))];
}
