import type { Plugin } from "vite";
import { readSample } from "#model/read-sample.ts";

/** Makes `import sample from "#samples/rust/file.rs?sample"` (or `?region=name&sample`) a highlighted sample. */
export function samplePlugin(): Plugin {
  return {
    name: "samples",
    enforce: "pre",
    load: {
      filter: { id: /[?&]sample$/ },
      async handler(id) {
        const [file = "", query] = id.split("?");
        this.addWatchFile(file);
        const region = new URLSearchParams(query).get("region") ?? undefined;
        return { code: `export default ${JSON.stringify(await readSample(file, region))}`, moduleType: "js" };
      },
    },
  };
}
