import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { PageWeight } from "./growth-table.ts";

/** What one page of a built site weighs for a reader who comes for the first time and touches nothing. */
export function pageWeight(folder: string, path: string): PageWeight {
  const page = parse(readFileSync(join(folder, path, "index.html"), "utf8"));
  const scripts = page
    .querySelectorAll('link[rel="modulepreload"]')
    .map((link) => link.getAttribute("href") ?? "");
  const sent = (file: string) => statSync(join(folder, `${file}.br`)).size;
  const total = (files: readonly string[]) => files.map(sent).reduce((sum, bytes) => sum + bytes, 0);
  return {
    html: sent(join(path, "index.html")),
    scripts: total(scripts),
    manifest: total(scripts.filter((file) => /\/(manifest|known-routes)-/.test(file))),
    elements: page.querySelectorAll("*").length,
  };
}
