import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Redirect } from "#publish/hosting/description.ts";
import type { Answer } from "./answer.ts";
import { extraHeaders, mergeHeaders, readHosting } from "./hosting.ts";
import { plainAnswer } from "./plain-answer.ts";
import { type ServedFile, serve, serveAt } from "./served-file.ts";
import type { SiteFile } from "./site-files.ts";

/** A built site, ready to be served. It is immutable: a new build is a new site. */
export interface Site {
  /** Identifies the build: the same files give the same id. */
  id: string;
  /** By request path. */
  files: ReadonlyMap<string, ServedFile>;
  redirects: ReadonlyMap<string, Redirect>;
  /** Headers of responses that don't come from a file. */
  plainHeaders: Readonly<Record<string, string>>;
  /** The response to a request that fails. Built in advance, so that sending it can hardly fail as well. */
  failure: Answer;
  /** Hashed files of earlier builds, newest first: pages that are already open still request them. */
  retired: readonly ReadonlyMap<string, ServedFile>[];
}

const keptBuilds = 5;
const failureText = "The server failed to answer this request. Try again later.\n";
const safe = { "X-Content-Type-Options": "nosniff" };

/** Creates a site from the files of a folder, or throws an error that describes what is wrong with them. */
export function makeSite(folder: string, files: readonly SiteFile[]): Site {
  const byPath = new Map(files.map((file) => [file.path, file]));
  if (!byPath.has("/")) throw new Error(`${folder} holds no site. Run "npm run build" first.`);
  checkAssets(folder, byPath);
  checkPackages(folder, byPath);
  const hosting = readHosting(join(folder, "..", "hosting.json"));
  const headersOf = (path: string) => mergeHeaders(safe, extraHeaders(hosting, path));

  const served = new Map<string, ServedFile>();
  const id = createHash("sha256").update(JSON.stringify(hosting));
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    id.update(`${file.path}\0${file.hash}\0`);
    const markdown = file.type.startsWith("text/html") ? byPath.get(markdownPath(file.path)) : undefined;
    served.set(file.path, {
      ...serve(file, headersOf(file.path)),
      ...(markdown && { markdown: serveAt(markdown, headersOf(markdown.path)) }),
    });
  }
  return {
    id: id.digest("hex").slice(0, 12),
    files: served,
    redirects: new Map(hosting.redirects.map((redirect) => [redirect.from, redirect])),
    plainHeaders: headersOf("/*"),
    failure: failureAnswer(byPath.get("/500.html"), headersOf),
    retired: [],
  };
}

/** Adds the hashed files of the last few builds to the new site. */
export function succeed(previous: Site, next: Site): Site {
  if (previous.id === next.id) return previous;
  const isOwn = (path: string, file: ServedFile) =>
    !previous.retired.some((files) => files.get(path) === file);
  const assets = [...previous.files].filter(([path, file]) => file.isImmutable && isOwn(path, file));
  const retired = [new Map(assets), ...previous.retired].slice(0, keptBuilds);
  const kept = [...retired].reverse().flatMap((files) => [...files]);
  return { ...next, files: new Map([...kept, ...next.files]), retired };
}

function failureAnswer(
  page: SiteFile | undefined,
  headersOf: (path: string) => Record<string, string>,
): Answer {
  if (!page) return plainAnswer(500, failureText, headersOf("/*"));
  const headers = mergeHeaders(headersOf(page.path), { "Content-Type": page.type });
  return plainAnswer(500, page.bodies.identity.toString(), headers);
}

function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** A damaged package would fail only later, with an error message of Cargo or pip. */
function checkPackages(folder: string, files: ReadonlyMap<string, SiteFile>): void {
  const sums = files.get("/SHA256SUMS")?.bodies.identity.toString() ?? "";
  for (const [, sum, name] of sums.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)) {
    const content = files.get(`/${name}`)?.bodies.identity;
    if (content && createHash("sha256").update(content).digest("hex") === sum) continue;
    const problem = content
      ? "doesn't match its checksum in SHA256SUMS"
      : "is listed in SHA256SUMS but missing";
    throw new Error(`${join(folder, name ?? "")} ${problem}. Run "npm run build" again.`);
  }
}

/** A build that is still being written, or was copied in part, has pages without their scripts. */
function checkAssets(folder: string, files: ReadonlyMap<string, SiteFile>): void {
  for (const { path, type, bodies } of files.values()) {
    if (!type.startsWith("text/html")) continue;
    for (const [, asset = ""] of bodies.identity.toString().matchAll(/(?:src|href)="(\/assets\/[^"?#]+)"/g)) {
      if (files.has(asset)) continue;
      throw new Error(`${folder} is not complete: ${path} needs ${asset}. Run "npm run build" again.`);
    }
  }
}
