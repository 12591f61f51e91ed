import type { Plugin } from "vite";
import { readConformance } from "#model/results/conformance.ts";
import { readQuality } from "#model/results/quality.ts";

const prefix = "\0virtual:results/";
const pages: Readonly<Record<string, () => unknown>> = {
  accessibility: readConformance,
  quality: readQuality,
};

/** Makes `import quality from "virtual:results/quality"` what that page shows of the files in results/. */
export function resultsPlugin(): Plugin {
  return {
    name: "results",
    resolveId: { filter: { id: /^virtual:results\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:results\// },
      handler(id) {
        const data = pages[id.slice(prefix.length)]?.();
        return { code: `export default ${JSON.stringify(data)}`, moduleType: "js" };
      },
    },
  };
}
