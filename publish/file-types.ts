import { extname } from "node:path";

/** Media types by the ending of the file. */
export const fileTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
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
};
const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/;

/** The media type that a published file is sent with. */
export function typeOf(name: string): string {
  return fileTypes[extname(name)] ?? "application/octet-stream";
}

/** Whether a file is worth compressing: pictures, fonts and the PDF are compressed already. */
export function isCompressible(name: string): boolean {
  return compressible.test(typeOf(name));
}

/** The endings of files that are worth compressing, without their dots. */
export const compressibleEndings: readonly string[] = Object.keys(fileTypes)
  .filter((ending) => isCompressible(`file${ending}`))
  .map((ending) => ending.slice(1));

/** How files are compressed, with the ending of the compressed copy beside each: what nginx and Caddy look for. */
export const packedEndings = { br: ".br", gzip: ".gz" } as const;

/** Whether a file is the compressed copy of another. */
export function isPacked(name: string): boolean {
  return Object.values(packedEndings).some((ending) => name.endsWith(ending));
}
