import { cacheControl } from "#publish/hosting/description.ts";
import { mergeHeaders } from "./hosting.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** A file in one encoding, with its response headers. */
interface Representation {
  etag: string;
  body: Buffer;
  /** Alternating names and values, as `writeHead` takes them; computed once, because every request needs them. */
  headers: readonly string[];
  /** The same without headers that describe a body, for responses with another body or none. */
  bareHeaders: readonly string[];
}

export interface ServedFile {
  isImmutable: boolean;
  /** Byte ranges need an uncompressed body, so that positions are the same for every client. */
  hasRanges: boolean;
  representations: Readonly<Partial<Record<Encoding, Representation>> & { identity: Representation }>;
  /** The page's Markdown, as sent at the page's own path. */
  markdown?: ServedFile;
}

/** A file as sent at its own path. */
export function serve(file: SiteFile, extra: Readonly<Record<string, string>>): ServedFile {
  const isPage = file.type.startsWith("text/html");
  return serveWith(file, isPage ? { Vary: "Accept, Accept-Encoding" } : {}, extra);
}

/** A page's Markdown as sent at the page's path. */
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
