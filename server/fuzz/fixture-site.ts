import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../site-folder.ts";

/** Content of files outside the site; a response that contains it leaked one of them. */
export const canary = "CANARY-4f1c9a7e";

/** A small site in a new folder, with files beside it that must never be sent. */
export function makeFixtureSite(): { parent: string; folder: string } {
  const parent = makeFolder({
    "canary.txt": canary,
    "client/index.html": `<h1>Home</h1><script src="/assets/app-1a.js"></script>`,
    "client/404.html": "<h1>Page not found</h1>",
    "client/docs/index.html": `<h1>Documentation</h1>${"<p>again</p>".repeat(3000)}`,
    "client/docs/404.html": "<h1>Docs page not found</h1>",
    "client/docs/dna/index.html": "<h1>DNA</h1>",
    "client/docs/dna.md": "# DNA\n",
    "client/docs.md": "# Documentation\n",
    "client/llms.txt": "# Site\n",
    "client/assets/app-1a.js": "export {};",
    "client/paper.pdf": Buffer.alloc(5_000, "0123456789"),
  });
  symlinkSync("../canary.txt", join(parent, "client/link.txt"));
  symlinkSync("..", join(parent, "client/up"));
  return { parent, folder: join(parent, "client") };
}
