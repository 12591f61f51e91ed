import type { Plugin } from "vite";
import { anchorOf, loadApiModel } from "./api-model.ts";
import { apiPage, apiType } from "./api-page.ts";

const prefix = "virtual:api/";

/**
 * Makes `import page from "virtual:api/dna"` the contents of that page of the API reference, and
 * `virtual:api/index` the list of modules with the error type that they share.
 */
export function apiPlugin(): Plugin {
  // Reading all pages and the whole crate takes a while, and six pages need the same model.
  let model: ReturnType<typeof loadApiModel> | undefined;
  return {
    name: "api-reference",
    buildStart() {
      model = undefined;
    },
    resolveId: { filter: { id: /^virtual:api\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:api\// },
      async handler(id) {
        model ??= loadApiModel();
        const page = id.slice(prefix.length + 1);
        const data = page === "index" ? index(model) : await apiPage(model, `api/${page}`);
        return { code: `export default ${JSON.stringify(data)}`, moduleType: "js" };
      },
    },
  };
}

function index({ modules, functions, types, pages }: ReturnType<typeof loadApiModel>) {
  const error = types.get("Error");
  return {
    modules: modules.map(({ name, description, slug, sections }) => ({
      name,
      description,
      href: pages.get(slug)?.href,
      functions: sections
        .flatMap(({ groups }) => groups.flatMap((group) => group.functions))
        .map((one) => ({
          id: anchorOf(one),
          name: one,
          description: firstSentence(functions.get(one)?.doc.summary ?? ""),
        })),
    })),
    error: error && apiType(error),
  };
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
