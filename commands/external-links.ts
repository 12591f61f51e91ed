// npm run links: checks all external links.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { checkLinks, externalLinks } from "./link-check.ts";

const folder = "build/client";
if (!existsSync(folder)) {
  console.error(`There is no ${folder}. Run npm run build first.`);
  process.exit(1);
}
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const pages = files
  .filter((file) => file.endsWith(".html"))
  .map((file) => ({
    path: `/${file.replace(/(^|\/)index\.html$/, "")}`,
    root: parse(readFileSync(join(folder, file), "utf8")),
  }));
const links = externalLinks(pages);
console.log(`${links.size} addresses on ${pages.length} pages`);
const dead = await checkLinks([...links.keys()]);
for (const { url, problem } of dead) {
  console.error(`✗ ${url}: ${problem}, linked from ${[...(links.get(url) ?? [])].join(", ")}`);
}
process.exitCode = dead.length > 0 ? 1 : 0;
