import type { Plugin } from "vite";
import { pythonRuntime } from "#model/python-runtime.ts";

const id = "virtual:python-runtime";

/** Gives the app the URL and size of the Python interpreter. */
export function pythonPlugin(): Plugin {
  return {
    name: "python",
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\\0${id}$`) },
      handler: async () => `export const runtime = ${JSON.stringify(await pythonRuntime())};`,
    },
  };
}
