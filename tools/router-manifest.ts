import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface RouteFiles {
  module: string;
  imports: string[];
}

/** What the router knows of the built files. */
export interface RouterManifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
}

/** Reads the manifest that the router writes beside the scripts of a built site. */
export function readManifest(folder = "build/client"): RouterManifest {
  const assets = join(folder, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no manifest of the router.`);
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, "").replace(/;\s*$/, ""));
}
