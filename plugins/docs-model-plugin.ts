import type { Plugin } from "vite";
import type { DocsModel } from "#model/docs-model.ts";

/**
 * Gives the app the documentation pages. `virtual:docs-model` has everything and is for rendering; `virtual:docs-nav`
 * has only what the browser needs: titles, descriptions and order. `virtual:docs-contents` has the component of each
 * page by file, so that an excluded draft is not even compiled.
 */
export function docsModelPlugin(docs: () => DocsModel): Plugin {
  return {
    name: "docs-model",
    resolveId: { filter: { id: /^virtual:docs-(contents|model|nav)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:docs-(contents|model|nav)$/ },
      handler(id) {
        const { pages, groups } = docs();
        if (id.endsWith("contents")) return contents(pages);
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

function contents(pages: DocsModel["pages"]): string {
  return [
    ...pages.map(({ file }, index) => `import page${index} from "/${file}";`),
    `export const contents = {${pages.map(({ file }, index) => `"${file}": page${index}`).join(", ")}};`,
  ].join("\n");
}

function exported(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}
