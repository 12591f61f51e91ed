import { extname } from "node:path";

/** Media types by file extension. */
export const fileTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".json": "application/json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".rs": "text/plain; charset=utf-8",
  ".py": "text/plain; charset=utf-8",
  ".toml": "text/plain; charset=utf-8",
  ".crate": "application/gzip",
  ".whl": "application/zip",
  ".zip": "application/zip",
  ".gz": "application/gzip",
};

/** Text files without an extension: checksums, the registry's index, and Git's metadata. */
export const plainFiles =
  "/(SHA256SUMS|library/([\\w/-]+/)?(LICENSE|Cargo\\.lock|py\\.typed)|registry/[a-z/-]+|[a-z-]+\\.git/(HEAD|info/refs|objects/info/packs))";
const isPlain = new RegExp(`^${plainFiles}$`);
export const plainType = "text/plain; charset=utf-8";
export const defaultType = "application/octet-stream";
const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest|wasm))/;

/** The media type of a published file, by path. */
export function typeOf(path: string): string {
  if (isPlain.test(path)) return plainType;
  return fileTypes[extname(path)] ?? defaultType;
}

/** Whether a file is worth compressing: images, fonts and the PDF are already compressed. */
export function isCompressible(name: string): boolean {
  return compressible.test(fileTypes[extname(name)] ?? defaultType);
}

/** Extensions of files that are worth compressing, without dots. */
export const compressibleEndings: readonly string[] = Object.keys(fileTypes)
  .filter((ending) => isCompressible(`file${ending}`))
  .map((ending) => ending.slice(1));

/** Encodings with the extension of the precompressed copy: what nginx and Caddy look for. */
export const packedEndings = { br: ".br", gzip: ".gz" } as const;

/** Archives have the extension of precompressed copies. */
const archiveEnding = /\.tar\.gz$/;

/** Whether a file is the precompressed copy of another. */
export function isPacked(name: string): boolean {
  if (archiveEnding.test(name)) return false;
  return Object.values(packedEndings).some((ending) => name.endsWith(ending));
}
