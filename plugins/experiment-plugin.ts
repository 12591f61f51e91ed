import type { Plugin } from "vite";
import { readExperiment } from "#model/read-experiment.ts";

/** Makes `import rates from "#experiments/results/mutation-rate.csv?experiment"` the summary of that experiment. */
export function experimentPlugin(): Plugin {
  return {
    name: "experiments",
    enforce: "pre",
    load: {
      filter: { id: /\?experiment$/ },
      handler(id) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(readExperiment(file))}`, moduleType: "js" };
      },
    },
  };
}
