import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { siteUrl } from "#model/site-url.ts";
import { typeOf } from "./file-types.ts";
import { writePython } from "./write-python.ts";

const cache = ".cache/python-server";

/** Serves the Python interpreter and the library's wheel in development. */
export function pythonServerPlugin(): Plugin {
  return {
    name: "serve-python",
    async configureServer({ middlewares }) {
      rmSync(cache, { recursive: true, force: true });
      const files = await writePython(cache, siteUrl());
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        if (!files.includes(join(cache, path))) return next();
        response.writeHead(200, { "Content-Type": typeOf(path) }).end(readFileSync(join(cache, path)));
      });
    },
  };
}
