import type { PageSource } from "./page-source.ts";
import { suggest } from "./suggest.ts";

/**
 * Returns a message for each internal link to a missing page or an excluded draft. Anchors are checked on the built
 * files.
 */
export function deadLinks(
  sources: ReadonlyMap<string, Pick<PageSource, "links">>,
  knownPaths: readonly string[],
  drafts: ReadonlyMap<string, string> = new Map(),
): string[] {
  return [...sources].flatMap(([where, { links }]) => [
    ...links
      .filter((link) => !/^(\/|#|https:\/\/|mailto:)/.test(link))
      .map(
        (link) =>
          `${where}: links to "${link}". Write an address that starts with /, #, https:// or mailto:.`,
      ),
    ...links
      .filter((link) => link.startsWith("/"))
      .map((link) => link.split(/[?#]/)[0] ?? "")
      .filter((path) => !knownPaths.includes(path))
      .map((path) => {
        const draft = drafts.get(path);
        if (draft)
          return `${where}: links to "${path}", which is a draft. Remove the link, or remove "draft: true" from ${draft}.`;
        const meant = suggest(path, knownPaths);
        return `${where}: links to "${path}", which does not exist. ${meant ? `Write "${meant}"` : "Link to an existing page or file"}.`;
      }),
  ]);
}
