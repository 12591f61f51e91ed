import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { navOrder, unlistedSlugs } from "#content/docs/nav.ts";
import { copyPage, growNav } from "./grow-content.ts";

/** What a build of the site reads. */
const sources = [
  "app",
  "content",
  "paper",
  "public",
  "reference",
  "samples",
  "simulation",
  "server",
  "tools",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the repository's sources into a folder where they can be built. */
export function copySources(folder: string): void {
  for (const name of sources) {
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (file) => !/\/(target|__pycache__|node_modules)$/.test(file),
    });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

/** Adds copies of all docs pages to copied sources, until there are so many times the pages. */
export function growSources(folder: string, times: number): void {
  const docs = join(folder, "content", "docs");
  const pages = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  );
  for (let volume = 2; volume <= times; volume++) {
    for (const name of pages) {
      const file = join(docs, `volume-${volume}`, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, copyPage(readFileSync(join(docs, name), "utf8"), volume));
    }
  }
  const grown = growNav(navOrder, unlistedSlugs, times);
  writeFileSync(
    join(docs, "nav.ts"),
    `import type { NavOrder } from "../schema.ts";
export const navOrder: NavOrder[] = ${JSON.stringify(grown.navOrder)};
export const unlistedSlugs: string[] = ${JSON.stringify(grown.unlistedSlugs)};
`,
  );
}

/** Leaves nothing of an earlier build that a later one could profit from. */
export function forgetBuild(folder: string): void {
  for (const name of ["build", ".cache", ".react-router"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
