import type { Plugin } from "vite";
import { type ApiModel, anchorOf } from "#model/api/api-model.ts";
import { apiPage } from "#model/api/api-page.ts";
import { apiType } from "#model/api/api-type.ts";

const prefix = "\0virtual:api/";

/**
 * Makes `import page from "virtual:api/dna"` the content of that API reference page, and `virtual:api/index` the list
 * of modules with the error type that they share.
 */
export function apiPlugin(api: () => ApiModel): Plugin {
  return {
    name: "api-reference",
    resolveId: { filter: { id: /^virtual:api\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:api\// },
      async handler(id) {
        const page = id.slice(prefix.length);
        const data = page === "index" ? index(api()) : await apiPage(api(), `api/${page}`);
        return { code: `export default ${JSON.stringify(data)}`, moduleType: "js" };
      },
    },
  };
}

function index(model: ApiModel) {
  const { modules, functions, types, pages } = model;
  const error = types.get("Error");
  return {
    modules: modules.map(({ name, icon, description, slug, sections }) => ({
      name,
      icon,
      description,
      href: pages.get(slug)?.href,
      sections: sections.map(({ title, groups }) => ({
        title,
        functions: groups
          .flatMap((group) => group.functions)
          .map((one) => ({
            id: anchorOf(one),
            name: one,
            description: firstSentence(functions.get(one)?.doc.summary ?? ""),
          })),
      })),
    })),
    error: error && apiType(error, model),
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
