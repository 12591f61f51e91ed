import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Encoding, readSiteFiles, type SiteFile } from "./site-files.ts";

interface Reply {
  status: number;
  headers: Record<string, string>;
  file?: SiteFile;
  /** Body of replies that no file gives. */
  text?: string;
}

/** An HTTP server for a built site: clean addresses, compression, validators, its own 404 pages. */
export function createStaticServer(folder: string): Server {
  const files = readSiteFiles(folder);
  if (!files.has("/")) throw new Error(`${folder} holds no site. Run "npm run build" first.`);
  return createServer((request, response) => {
    send(request, response, replyTo(request.method ?? "GET", request.url ?? "/", files));
  });
}

/** What a request is answered with, before compression and validators. */
function replyTo(method: string, url: string, files: ReadonlyMap<string, SiteFile>): Reply {
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, headers: { Allow: "GET, HEAD" }, text: "Only GET and HEAD are answered here.\n" };
  }
  const queryStart = url.includes("?") ? url.indexOf("?") : url.length;
  const path = decodePath(url.slice(0, queryStart));
  if (path === undefined) return { status: 400, headers: {}, text: "The address is not valid.\n" };

  const bare = path.replace(/\/+$/, "");
  if (path !== "/" && path.endsWith("/")) {
    // One leading slash: two would name another host.
    const location = bare.replace(/^\/+/, "/").split("/").map(encodeURIComponent).join("/") || "/";
    return { status: 308, headers: { Location: `${location}${url.slice(queryStart)}` }, text: "" };
  }
  const file = files.get(path);
  if (file && !isErrorPage(path)) return { status: 200, headers: {}, file };
  const isDocs = path === "/docs" || path.startsWith("/docs/");
  const page = files.get(isDocs ? "/docs/404.html" : "/404.html");
  return page
    ? { status: 404, headers: {}, file: page }
    : { status: 404, headers: {}, text: "There is no page at this address.\n" };
}

function isErrorPage(path: string): boolean {
  return path.endsWith("/404.html");
}

/** The decoded path, or nothing when it is malformed. Files are looked up by name, so `..` finds none. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith("/") && !decoded.includes("\0") ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const { file } = reply;
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  response.setHeader("X-Content-Type-Options", "nosniff");
  if (!file) {
    response.setHeader("Content-Type", "text/plain; charset=utf-8");
    response.writeHead(reply.status).end(request.method === "HEAD" ? undefined : reply.text);
    return;
  }
  const encoding = file.isCompressible ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
  const etag = `"${file.etag}-${encoding}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (file.isCompressible) response.setHeader("Vary", "Accept-Encoding");
  if (reply.status === 200 && isKnown(etag, request.headers["if-none-match"])) {
    response.writeHead(304).end();
    return;
  }
  const body = file.body(encoding);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(reply.status).end(request.method === "HEAD" ? undefined : body);
}

/** Whether the reader has this version already. Proxies mark validators as weak. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((value) => value.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const wanted = String(accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()))
    .filter(([, weight = "q=1"]) => Number(weight.slice(2)) > 0)
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((encoding) => wanted.includes(encoding)) ?? "identity";
}
