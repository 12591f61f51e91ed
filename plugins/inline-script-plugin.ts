import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Makes `import script from "./head.client.ts?inline-script"` the text of that module, bundled and minified, for
 * a script element in the page itself.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length);
        this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(await bundle(file))}`, moduleType: "js" };
      },
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: { entry, formats: ["iife"], name: "page" },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const [chunk] = outputs;
  if (chunk?.type !== "chunk") throw new Error(`${entry}: nothing to inline.`);
  return chunk.code.trim();
}
