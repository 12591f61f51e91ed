import { parse as parseYaml, stringify as toYaml } from "yaml";
import type { NavOrder } from "#content/schema.ts";

const frontMatter = /^---\n(.*?)\n---\n/s;
const ownData = /(from "#(?:samples|content\/(?:records|examples|advanced))\/[^"?]+)(\?[^"]*)?"/g;

/** The slug of a page's copy: the overview becomes the index of its volume. */
function copiedSlug(slug: string, volume: number): string {
  return slug === "index" ? `volume-${volume}` : `volume-${volume}/${slug}`;
}

/**
 * The text of a page's copy: a page of its own, with a title and closing links of its own. Samples and records are
 * asked for by another name, so that they are not shared with the original as no two real pages share theirs.
 */
export function copyPage(text: string, volume: number): string {
  const { title, navTitle, next, ...rest } = parseYaml(frontMatter.exec(text)?.[1] ?? "");
  const own = {
    ...rest,
    title: `${title}, volume ${volume}`,
    ...(navTitle && { navTitle: `${navTitle} ${volume}` }),
    next: next.map((slug: string) => copiedSlug(slug, volume)),
  };
  return text
    .replace(frontMatter, () => `---\n${toYaml(own)}---\n`)
    .replaceAll(ownData, (_, start, query = "?") => {
      const others = query.slice(1);
      return `${start}?volume=${volume}${others && `&${others}`}"`;
    });
}

/** The order of pages with that of their copies after it, each group under a name of its own. */
export function growNav(
  groups: readonly NavOrder[],
  unlisted: readonly string[],
  times: number,
): { navOrder: NavOrder[]; unlistedSlugs: string[] } {
  const volumes = Array.from({ length: times - 1 }, (_, index) => index + 2);
  return {
    navOrder: [
      ...groups,
      ...volumes.flatMap((volume) =>
        groups.map(({ title, icon, slugs }) => ({
          title: `${title} ${volume}`,
          icon,
          slugs: slugs.map((slug) => copiedSlug(slug, volume)),
        })),
      ),
    ],
    unlistedSlugs: [
      ...unlisted,
      ...volumes.flatMap((volume) => unlisted.map((slug) => copiedSlug(slug, volume))),
    ],
  };
}
