import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible, packedEndings } from "./file-types.ts";

// The highest quality takes three times as long, so it is only for files that readers wait for. The printable
// document has the content of all pages.
const isForPrograms = /\.(md|txt|xml|rs|py|toml)$|\/documentation\.html$/;

const pack = {
  br: (content: Buffer, file: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isForPrograms.test(file) ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Precompresses every file of a built site, except those given, and returns the list. No later step may change a
 * file: servers refuse an outdated copy, or send it.
 */
export async function packFiles(folder: string, except: readonly string[] = []): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !except.includes(file));
  await Promise.all(files.map(packFile));
  return files;
}

/** Writes compressed copies beside a file, if they are smaller. */
export async function packFile(file: string): Promise<void> {
  const content = readFileSync(file);
  await Promise.all(
    (["br", "gzip"] as const).map(async (encoding) => {
      const packed = await pack[encoding](content, file);
      if (packed.length < content.length) writeFileSync(file + packedEndings[encoding], packed);
    }),
  );
}
