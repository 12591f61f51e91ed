import type { Plugin } from "vite";
import type { DocsModel } from "#model/docs-model.ts";

/**
 * Gives the app the pages of the documentation. `virtual:docs-model` has all of it and is for rendering;
 * `virtual:docs-nav` has only what the browser needs: titles, descriptions and order.
 */
export function docsModelPlugin(docs: () => DocsModel): Plugin {
  return {
    name: "docs-model",
    resolveId: { filter: { id: /^virtual:docs-(model|nav)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:docs-(model|nav)$/ },
      handler(id) {
        const { pages, groups } = docs();
        const nav = pages.map(({ slug, href, title, navTitle = title, description }) => ({
          slug,
          href,
          title,
          navTitle,
          description,
        }));
        if (id.endsWith("nav")) return exported({ pages: nav });
        const navGroups = groups.map(({ title, icon, pages }) => ({
          title,
          icon,
          pages: pages.flatMap(({ slug }) => nav.find((page) => page.slug === slug) ?? []),
        }));
        return exported({ pages, groups: navGroups });
      },
    },
  };
}

function exported(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
