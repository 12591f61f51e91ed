import type { Plugin } from "vite";
import { loadDocsModel } from "./docs-model.ts";
import { lastUpdated } from "./last-updated.ts";

const moduleName = "virtual:docs-model";
const resolvedName = `\0${moduleName}`;

/** Gives the app what the shell needs of the model, and no more: titles, descriptions and order. */
export function docsModelPlugin(): Plugin {
  return {
    name: "docs-model",
    resolveId: { filter: { id: /^virtual:docs-model$/ }, handler: () => resolvedName },
    load: {
      filter: { id: /virtual:docs-model$/ },
      handler() {
        const model = loadDocsModel();
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
      const module = this.environment.moduleGraph.getModuleById(resolvedName);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}
