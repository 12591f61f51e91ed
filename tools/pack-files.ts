import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible, packedEndings } from "./file-types.ts";

const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a compressed copy beside every file of a built site that it makes smaller, as small as it gets.
 * Nothing may change the files afterward: servers refuse or, worse, send a copy that says something else.
 */
export async function packFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(files.map(packFile));
  return written.flat().length;
}

/** The same for one file. */
export async function packFile(file: string): Promise<string[]> {
  const content = readFileSync(file);
  const copies = await Promise.all(
    (["br", "gzip"] as const).map(async (encoding) => {
      const packed = await pack[encoding](content);
      if (packed.length >= content.length) return [];
      writeFileSync(file + packedEndings[encoding], packed);
      return [file + packedEndings[encoding]];
    }),
  );
  return copies.flat();
}
