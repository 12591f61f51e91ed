import { statSync } from "node:fs";
import { join } from "node:path";
import { readDocsModel, topLevelPaths } from "#model/docs-model.ts";
import { publishedPaths } from "#model/paths.ts";

export const builtFolder = "build/client";

/** Every page of the site. */
export function allPaths(): string[] {
  return publishedPaths(readDocsModel());
}

/** The pages outside the docs, and the lightest, the median and the heaviest page of the docs. */
export function measuredPaths(): string[] {
  const docs = readDocsModel()
    .pages.map(({ href }) => href)
    .sort((a, b) => sentBytes(a) - sentBytes(b));
  return [...topLevelPaths, ...[0, Math.floor(docs.length / 2), -1].flatMap((index) => docs.at(index) ?? [])];
}

/** The size of a page's compressed HTML. */
function sentBytes(path: string): number {
  return statSync(join(builtFolder, path, "index.html.br")).size;
}
