import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
const compressible = /^(text\/|image\/svg|application\/(xml|manifest))/;

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  type: string;
  etag: string;
  /** Names with a content hash never change, so browsers may keep them for good. */
  isImmutable: boolean;
  body: (encoding: Encoding) => Buffer;
  isCompressible: boolean;
}

/** Reads a built site into memory. Keys are request paths: `/docs/api` is `docs/api/index.html`. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, file)}`.replaceAll("\\", "/");
      const path = name.replace(/\/index\.html$/, "") || "/";
      return [path, siteFile(name, readFileSync(file))];
    }),
  );
}

function siteFile(name: string, content: Buffer): SiteFile {
  const type = types[extname(name)] ?? "application/octet-stream";
  const packed = new Map<Encoding, Buffer>([["identity", content]]);
  return {
    type,
    etag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    isImmutable: name.startsWith("/assets/"),
    isCompressible: compressible.test(type),
    body(encoding) {
      const body = packed.get(encoding) ?? compress(content, encoding);
      packed.set(encoding, body);
      return body;
    },
  };
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return content;
  if (encoding === "gzip") return gzipSync(content, { level: 9 });
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
