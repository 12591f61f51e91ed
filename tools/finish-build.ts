import { renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { notFoundPaths, publishedPaths } from "./paths.ts";
import { siteUrl } from "./site-url.ts";
import { robots, sitemap } from "./sitemap.ts";

// Last step of every build: what the prerenderer leaves to be put in place.
const folder = join(process.env.BUILD_DIRECTORY ?? "build", "client");

// /404/index.html would answer with status 200; as 404.html it is what static hosts look for.
for (const path of notFoundPaths) {
  const page = join(folder, path, "index.html");
  renameSync(page, join(folder, `${path}.html`));
  rmdirSync(dirname(page));
}
// Every page is prerendered, so nothing falls back to an empty one.
rmSync(join(folder, "__spa-fallback.html"));
writeFileSync(join(folder, "sitemap.xml"), sitemap(siteUrl(), publishedPaths()));
writeFileSync(join(folder, "robots.txt"), robots(siteUrl()));
console.log(`built ${publishedPaths().length} pages into ${folder}`);
