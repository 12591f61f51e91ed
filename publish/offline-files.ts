import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";
import type { FileGroup, OfflineFiles } from "#model/offline-files.ts";
import { isPacked, packedEndings } from "./file-types.ts";
import { hostFiles } from "./hosting/description.ts";
import { packFile } from "./pack-files.ts";

// Only for search engines, other programs and other sites; host configuration is not even served.
const left =
  /^\/(social\/|\.well-known\/|documentation\.|registry\/|simple\/|library\/|genesis-protocol|SHA256SUMS|robots\.txt|sitemap\.xml|llms|apple-touch|icon-\d)|\.md$|\/(404|500)\.html$/;
const unserved = new Set(hostFiles.map((name) => `/${name}`));

/** Writes the list of files for offline reading, and this build's service worker. Runs after compression. */
export async function writeOffline(folder: string): Promise<void> {
  const list = offlineFiles(folder);
  writeFileSync(join(folder, "offline-files.json"), JSON.stringify(list));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { SITE_VERSION: JSON.stringify(list.version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "baseline-widely-available",
      lib: { entry: "app/offline/worker.ts", formats: ["iife"], name: "worker", fileName: () => "sw.js" },
    },
  });
  await packFile(join(folder, "offline-files.json"));
  await packFile(join(folder, "sw.js"));
}

/** The files of a built site that offline readers need, and the version of the build. */
export function offlineFiles(folder: string): OfflineFiles {
  const built = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isPacked(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: `/${relative(folder, file).replaceAll("\\", "/")}` }))
    .filter(({ name }) => !left.test(name) && !unserved.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const isPython = ({ name }: BuiltFile) => name.startsWith("/python/");
  const kept = built.filter((one) => !isPython(one));
  const site = groupOf(kept);
  const python = groupOf(built.filter(isPython));
  return {
    version: hashOf(JSON.stringify([site.files, python.files])).slice(0, 7),
    ...site,
    pages: kept.filter(({ name }) => name.endsWith(".html") && !name.startsWith("/offline/")).length,
    python,
  };
}

interface BuiltFile {
  file: string;
  /** A file's URL path; for pages, without `index.html`. */
  name: string;
}

function groupOf(built: readonly BuiltFile[]): FileGroup {
  const sum = (bytesOf: (file: string) => number) =>
    built.reduce((total, { file }) => total + bytesOf(file), 0);
  return {
    bytes: sum((file) => statSync(file).size),
    sentBytes: sum(sentBytes),
    files: built.map(
      ({ file, name }) => [name.replace(/\/index\.html$/, "") || "/", hashOf(readFileSync(file))] as const,
    ),
  };
}

function sentBytes(file: string): number {
  const packed = file + packedEndings.br;
  return statSync(existsSync(packed) ? packed : file).size;
}

function hashOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
