import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

// Not a file: the plugin says what it holds.
const entry = resolve("engine-entry.ts");

/** One script with everything that the modules export, as the global `engine`: minified, as pages get it. */
export async function bundleEngine(modules: readonly string[] = engineModules()): Promise<string> {
  const source = modules.map((module) => `export * from ${JSON.stringify(resolve(module))};`).join("\n");
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "engine" } },
  });
  const [bundle] = [result].flat();
  if (!bundle || !("output" in bundle)) throw new Error("Vite watches instead of building.");
  return bundle.output[0].code;
}

function engineModules(): string[] {
  return readdirSync("simulation")
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join("simulation", file));
}
