import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { PeerSite } from "./harness.ts";

const rules = `<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"eager"}]}</script>`;

/**
 * Writes two sites without styles and scripts, which are as fast as documents can be: one has the text of the measured
 * pages, the other only a heading and a link. With speculation rules, the pages prerender each other.
 */
export function writeLowerBounds(folder: string, site: PeerSite, hasRules: boolean): PeerSite[] {
  const { dir, page, target } = site;
  const write = (name: string, textOf: (html: string) => string): PeerSite => {
    const out = join(folder, name);
    for (const path of [page, target]) {
      const text = textOf(readFileSync(join(dir, path, "index.html"), "utf8"));
      const link = path === page ? target : page;
      mkdirSync(join(out, path), { recursive: true });
      writeFileSync(join(out, path, "index.html"), plainPage(path, link, text) + (hasRules ? rules : ""));
    }
    return { name: `ours-${name}`, dir: out, page, target };
  };
  return [write("unstyled", unstyledText), write("empty", () => "")];
}

function plainPage(path: string, link: string, text: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${path}</title><main><h1>${path}</h1><p><a href="${link}">Next page</a></p>${text}</main>`;
}

/** The text of a built page: its elements with no attributes but the addresses of links. */
export function unstyledText(html: string): string {
  // By default, the parser doesn't look into `pre`.
  const prose = parse(html, { blockTextElements: {} }).querySelector(".prose");
  if (!prose) throw new Error("The built page has no text.");
  for (const element of prose.querySelectorAll("svg, button")) element.remove();
  for (const element of prose.querySelectorAll("*")) {
    const href = element.getAttribute("href");
    element.setAttributes(href === undefined ? {} : { href });
  }
  return prose.innerHTML;
}
