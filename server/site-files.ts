import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { isCompressible, isPacked, packedEndings, typeOf } from "#publish/file-types.ts";
import { hostFiles, immutableFolders } from "#publish/hosting/description.ts";

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  /** Request path: `/docs/api` for `docs/api/index.html`. */
  path: string;
  type: string;
  /** Identifies the content, whatever its encoding. */
  hash: string;
  /** Names with a content hash never change, so browsers may cache them forever. */
  isImmutable: boolean;
  /** The bodies by encoding; a file that doesn't get smaller has only `identity`. */
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
}

const codecs = {
  br: {
    // Only for folders without precompressed files: fast rather than small.
    pack: (content: Buffer) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    unpack: brotliDecompressSync,
  },
  gzip: { pack: (content: Buffer) => gzipSync(content), unpack: gunzipSync },
};

/**
 * Reads a built site one file at a time, so that a server can handle requests between two files. Ignores symbolic
 * links, which may point outside the folder.
 */
export function* readSiteFiles(folder: string): Generator<SiteFile> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isPacked(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    if (isForHosts(relative(folder, file))) continue;
    yield siteFile(`/${relative(folder, file).replaceAll("\\", "/")}`, file);
  }
}

function isForHosts(name: string): boolean {
  return hostFiles.some((file) => file === name);
}

function siteFile(name: string, file: string): SiteFile {
  const identity = readFileSync(file);
  return {
    path: name.replace(/\/index\.html$/, "") || "/",
    type: typeOf(name),
    hash: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
    isImmutable: immutableFolders.some((folder) => name.startsWith(folder)),
    bodies: {
      identity,
      ...(isCompressible(name) && { ...packed(file, identity, "br"), ...packed(file, identity, "gzip") }),
    },
  };
}

function packed(file: string, content: Buffer, encoding: "br" | "gzip"): { br?: Buffer; gzip?: Buffer } {
  const copy = file + packedEndings[encoding];
  const body = existsSync(copy) ? readFileSync(copy) : codecs[encoding].pack(content);
  if (existsSync(copy) && !unpacksTo(content, body, encoding)) {
    throw new Error(`${copy} is not a copy of the file beside it. Run "npm run build" again.`);
  }
  return body.length < content.length ? { [encoding]: body } : {};
}

function unpacksTo(content: Buffer, body: Buffer, encoding: "br" | "gzip"): boolean {
  try {
    return codecs[encoding].unpack(body, { maxOutputLength: content.length + 1 }).equals(content);
  } catch {
    return false;
  }
}
