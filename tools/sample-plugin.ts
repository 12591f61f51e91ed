import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Plugin } from "vite";
import type { Sample } from "#content/sample.ts";
import { highlight, languages, type SampleEnding } from "./highlight.ts";
import { cutRegion } from "./sample-region.ts";

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

export async function readSample(file: string, region?: string): Promise<Sample> {
  const ending = extname(file).slice(1);
  if (!isKnown(ending)) {
    throw new Error(`${file}: samples end in .${Object.keys(languages).join(", .")}.`);
  }
  const text = cutRegion(readFileSync(file, "utf8"), region, basename(file));
  return {
    name: basename(file),
    language: languages[ending].label,
    html: await highlight(text, ending),
    ...(text.hiddenLines.length > 0 && { isPartial: true }),
  };
}

function isKnown(ending: string): ending is SampleEnding {
  return ending in languages;
}
