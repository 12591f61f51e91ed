import { readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadDocsModel } from "./docs-model.ts";
import { holdPageScript } from "./hold-page-script.ts";
import { iconSprite } from "./icon-drawings.tsx";
import { writeIcons } from "./icons.ts";
import { notFoundPaths, publishedPaths } from "./paths.ts";
import { readManifest } from "./router-manifest.ts";
import { siteUrl } from "./site-url.ts";
import { robots, sitemap } from "./sitemap.ts";
import { writeSocialImages } from "./social/social-images.ts";
import { webManifest } from "./web-manifest.ts";

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
writeFileSync(join(folder, "icons.svg"), iconSprite());
writeFileSync(join(folder, "robots.txt"), robots(siteUrl()));
writeFileSync(join(folder, "site.webmanifest"), webManifest());
await writeIcons(folder);
await writeSocialImages(folder);
holdPageScripts();
console.log(`built ${publishedPaths().length} pages into ${folder}`);

function holdPageScripts(): void {
  const manifest = readManifest(folder);
  for (const page of loadDocsModel().pages) {
    const file = join(folder, page.href, "index.html");
    const { title, subtitle, description, next, navTitle } = page;
    const handle = { title, subtitle, description, next, ...(navTitle && { navTitle }) };
    writeFileSync(file, holdPageScript(readFileSync(file, "utf8"), handle, manifest));
  }
}
