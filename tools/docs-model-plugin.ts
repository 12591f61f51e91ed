import type { Plugin } from "vite";
import { loadDocsModel } from "./docs-model.ts";
import { lastUpdated } from "./last-updated.ts";

const moduleName = "virtual:docs-model";
/** The part of the model that every page has to load: it grows with the groups, not with the pages. */
const groupsName = "virtual:docs-groups";

/** Gives the app what it shows of the model, and no more: titles, descriptions and order. */
export function docsModelPlugin(): Plugin {
  return {
    name: "docs-model",
    resolveId: { filter: { id: /^virtual:docs-(model|groups)$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:docs-(model|groups)$/ },
      handler(id) {
        const model = loadDocsModel();
        if (id.endsWith(groupsName)) {
          const groups = model.groups.map(({ title, icon, pages }) => ({
            title,
            icon,
            href: pages[0]?.href ?? "/docs",
          }));
          return `export const groups = ${JSON.stringify(groups)};`;
        }
        const pages = model.pages.map(({ slug, href, title, navTitle, description }) => ({
          slug,
          href,
          title,
          navTitle: navTitle ?? title,
          description,
        }));
        const groups = model.groups.map(({ title, icon, pages }) => ({
          title,
          icon,
          slugs: pages.map((page) => page.slug),
        }));
        const dates = Object.fromEntries(model.pages.map(({ slug, file }) => [slug, lastUpdated(file)]));
        return Object.entries({ pages, groups, dates })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
    hotUpdate({ file }) {
      if (!file.includes("/content/docs/")) return;
      for (const name of [moduleName, groupsName]) {
        const module = this.environment.moduleGraph.getModuleById(`\0${name}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}
