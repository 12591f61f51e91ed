import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InlineParts } from "#model/content-policy.ts";
import type { DocsModel } from "#model/docs-model.ts";
import { publishedPaths, qualityPath } from "#model/paths.ts";
import type { Site } from "#model/site.ts";
import { siteUrl } from "#model/site-url.ts";
import { packedEndings } from "./file-types.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { writeIcons } from "./icons.ts";
import { type PackageLicense, thirdPartyLicenses } from "./licenses/licenses.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";
import { writeOffline } from "./offline-files.ts";
import { packFiles } from "./pack-files.ts";
import { writePackages } from "./packages/write-packages.ts";
import { searchData } from "./search/search-data.ts";
import { robots, sitemap } from "./sitemap.ts";
import { writeSocialImages } from "./social/social-images.ts";
import { webManifest } from "./web-manifest.ts";
import { writePython } from "./write-python.ts";

interface Rendered {
  /** The inline scripts and styles of pages. */
  inline: InlineParts;
  /** Resolves when the social images are in the cache. */
  images: Promise<void>;
  /** The packages that scripts contain. */
  packages: readonly PackageLicense[];
  /** Renders the last page, which shows the bytes of all other pages as they are sent. */
  renderQuality: (sizes: ReadonlyMap<string, number>) => void;
}

/** Adds everything else that a complete site needs. The rendered pages don't change anymore. */
export async function publish(
  folder: string,
  { docs }: Site,
  { inline, images, packages, renderQuality }: Rendered,
): Promise<void> {
  // Compressing the pages takes longest, and runs on other threads.
  const python = await writePython(folder, siteUrl());
  const pages = packFiles(folder, python);
  const paths = publishedPaths(docs);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("sitemap.xml", sitemap(siteUrl(), paths, updatedPages(docs)));
  write("robots.txt", robots(siteUrl()));
  write("site.webmanifest", webManifest());
  write("third-party-licenses.txt", thirdPartyLicenses(packages));
  writePackages(folder, siteUrl());
  writeHosting(folder, paths, inline);
  await images;
  await writeIcons(folder);
  await writeSocialImages(folder, docs);
  const packed = await pages;
  renderQuality(sentSizes(folder, paths));
  writeMarkdown(folder, docs, updatedPages(docs));
  write("search-index.json", JSON.stringify(searchData(folder, docs)));
  await packFiles(folder, [...packed, ...python]);
  await writeOffline(folder);
  console.log(`built ${paths.length} pages into ${folder}`);
}

/** The compressed size of each page that has been rendered. */
function sentSizes(folder: string, paths: readonly string[]): Map<string, number> {
  const files = paths
    .filter((path) => path !== qualityPath)
    .map((path): [string, string] => [path, join(folder, path, "index.html")]);
  return new Map(files.map(([path, file]) => [path, statSync(file + packedEndings.br).size]));
}

/** The day of the last change by path. */
function updatedPages({ pages }: DocsModel): Map<string, string> {
  return new Map(pages.flatMap(({ href, updated }) => (updated ? [[href, updated.iso]] : [])));
}
