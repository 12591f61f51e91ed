import { readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadDocsModel } from "./docs-model.ts";
import { holdPageScript } from "./hold-page-script.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { iconSprite } from "./icon-drawings.tsx";
import { writeIcons } from "./icons.ts";
import { lastUpdated } from "./last-updated.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";
import { writeOffline } from "./offline-files.ts";
import { packFiles } from "./pack-files.ts";
import { pageHandle } from "./page-handle.ts";
import { notFoundPaths, offlinePath, publishedPaths, reviewPaths } from "./paths.ts";
import { readManifest } from "./router-manifest.ts";
import { scriptsLast } from "./scripts-last.ts";
import { searchData } from "./search/search-data.ts";
import { siteUrl } from "./site-url.ts";
import { robots, sitemap } from "./sitemap.ts";
import { writeSocialImages } from "./social/social-images.ts";
import { allRoutesFile, trimManifest, wholeManifest } from "./trim-manifest.ts";
import { trimStyles } from "./trim-styles.ts";
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
writeFileSync(join(folder, "sitemap.xml"), sitemap(siteUrl(), publishedPaths(), updatedPages()));
writeFileSync(join(folder, "icons.svg"), iconSprite());
writeFileSync(join(folder, "robots.txt"), robots(siteUrl()));
writeFileSync(join(folder, "site.webmanifest"), webManifest());
await writeIcons(folder);
await writeSocialImages(folder);
holdPageScripts();
trimManifests();
trimAllStyles();
putScriptsLast();
writeMarkdown(folder, updatedPages());
writeFileSync(join(folder, "search-index.json"), JSON.stringify(searchData(folder)));
writeHosting(folder);
// After everything else: the copies are of the files as they are published.
await packFiles(folder);
await writeOffline(folder);
console.log(`built ${publishedPaths().length} pages into ${folder}`);

function updatedPages(): Map<string, string> {
  return new Map(
    loadDocsModel().pages.flatMap(({ href, file }) => {
      const date = lastUpdated(file);
      return date ? [[href, date]] : [];
    }),
  );
}

function holdPageScripts(): void {
  const manifest = readManifest(folder);
  for (const page of loadDocsModel().pages) {
    const file = join(folder, page.href, "index.html");
    writeFileSync(file, holdPageScript(readFileSync(file, "utf8"), pageHandle(page, page.file), manifest));
  }
}

/** Only where there are many pages; a list for each costs more than it saves where there are few. */
function trimManifests(): void {
  if (loadDocsModel().pages.length <= wholeManifest) return;
  const manifest = readManifest(folder);
  const allRoutes = allRoutesFile(manifest);
  writeFileSync(join(folder, allRoutes.name), allRoutes.text);
  for (const path of publishedPaths()) {
    const page = join(folder, path, "index.html");
    const { html, file } = trimManifest(readFileSync(page, "utf8"), manifest, allRoutes.name);
    writeFileSync(page, html);
    writeFileSync(join(folder, file.name), file.text);
  }
}

function putScriptsLast(): void {
  const built = [...publishedPaths(), offlinePath, ...reviewPaths].map((path) => `${path}/index.html`);
  for (const page of [...built, ...notFoundPaths.map((path) => `${path}.html`)]) {
    const file = join(folder, page);
    writeFileSync(file, scriptsLast(readFileSync(file, "utf8")));
  }
}

/** The pages for unknown addresses are left alone: scripts add to them at once. */
function trimAllStyles(): void {
  for (const path of [...publishedPaths(), offlinePath, ...reviewPaths]) {
    const file = join(folder, path, "index.html");
    const { html, sheet } = trimStyles(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    writeFileSync(join(folder, sheet.name), sheet.css);
  }
}
