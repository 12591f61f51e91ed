import { cacheControl } from "#publish/hosting/description.ts";
import { mergeHeaders } from "./hosting.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** A file in one encoding, with the headers that it is sent with. */
interface Representation {
  etag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them; made once, because every request needs them. */
  headers: readonly string[];
  /** The same without those that describe a body, for answers that have another body or none. */
  bareHeaders: readonly string[];
}

export interface ServedFile {
  isImmutable: boolean;
  /** Where nothing is compressed, byte positions mean the same to everyone. */
  hasRanges: boolean;
  representations: Readonly<Partial<Record<Encoding, Representation>> & { identity: Representation }>;
  /** The Markdown twin of a page, as it is sent at the page's own address. */
  markdown?: ServedFile;
}

/** A file as it is sent at its own address. */
export function serve(file: SiteFile, extra: Readonly<Record<string, string>>): ServedFile {
  const isPage = file.type.startsWith("text/html");
  return serveWith(file, isPage ? { Vary: "Accept, Accept-Encoding" } : {}, extra);
}

/** A Markdown twin as it is sent at the address of its page. */
export function serveAt(file: SiteFile, extra: Readonly<Record<string, string>>): ServedFile {
  return serveWith(
    file,
    { Vary: "Accept, Accept-Encoding", "Content-Location": encodeURI(file.path) },
    extra,
  );
}

function serveWith(
  file: SiteFile,
  own: Readonly<Record<string, string>>,
  extra: Readonly<Record<string, string>>,
): ServedFile {
  const { bodies } = file;
  const hasRanges = !bodies.br && !bodies.gzip;
  const common = mergeHeaders(
    {
      "Content-Type": file.type,
      "Cache-Control": file.isImmutable ? cacheControl.asset : cacheControl.page,
      ...(hasRanges ? { "Accept-Ranges": "bytes" } : { Vary: "Accept-Encoding" }),
    },
    own,
    extra,
  );
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = `"${file.hash}-${encoding}"`;
    const bare = { ...common, ETag: etag };
    const coding = encoding === "identity" ? {} : { "Content-Encoding": encoding };
    return {
      etag,
      body,
      headers: Object.entries({ ...bare, ...coding, "Content-Length": String(body.length) }).flat(),
      bareHeaders: Object.entries(bare).flat(),
    };
  };
  return {
    isImmutable: file.isImmutable,
    hasRanges,
    representations: {
      identity: represent("identity", bodies.identity),
      ...(bodies.br && { br: represent("br", bodies.br) }),
      ...(bodies.gzip && { gzip: represent("gzip", bodies.gzip) }),
    },
  };
}
