import type { IncomingHttpHeaders } from "node:http";
import { notFoundMarkdown, wrongMethod } from "#publish/hosting/description.ts";
import { isKnown, isRefused, rangeOf } from "./conditions.ts";
import { mergeHeaders } from "./hosting.ts";
import { maxUrlLength } from "./limits.ts";
import { chooseEncoding, prefersMarkdown } from "./negotiation.ts";
import { plainAnswer } from "./plain-answer.ts";
import { readTarget } from "./request-target.ts";
import type { ServedFile } from "./served-file.ts";
import type { Site } from "./site.ts";

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  httpVersion?: string;
}

export interface Answer {
  status: number;
  /** Alternating names and values. */
  headers: readonly string[];
  body?: Buffer;
}

export const healthPath = "/healthz";

/** The response to a request. GET gets the body; HEAD gets the same headers without it. */
export function answerTo({ method, url, headers, httpVersion }: Asked, site: Site): Answer {
  const plain = (status: number, text: string, extra: Record<string, string> = {}) =>
    plainAnswer(status, text, mergeHeaders(site.plainHeaders, extra));

  if (method !== "GET" && method !== "HEAD") {
    return plain(405, wrongMethod, { Allow: "GET, HEAD" });
  }
  if (httpVersion === "1.1" && headers.host === undefined) {
    return plain(400, "The request names no host.\n");
  }
  if (url.length > maxUrlLength) return plain(414, "The address is too long.\n");
  const target = readTarget(url);
  if (!target) return plain(400, "The address is not valid.\n");
  const { path, query } = target;

  const redirect = site.redirects.get(path) ?? site.redirects.get(path.replace(/\/+$/, ""));
  if (redirect) {
    const location = redirect.to + (redirect.to.includes("?") ? "" : query);
    return plain(redirect.status, "", { Location: location });
  }
  if (path !== "/" && path.endsWith("/")) {
    return plain(308, "", { Location: addressOf(path.replace(/\/+$/, "")) + query });
  }
  if (path === healthPath) {
    const health = { status: "ok", build: site.id, uptime: Math.round(process.uptime()) };
    return plain(200, `${JSON.stringify(health)}\n`, { "Content-Type": "application/json" });
  }
  const file = /\/(404|500)\.html$/.test(path) ? undefined : site.files.get(path);
  if (!file) return notFound(path, headers, site);
  return found(file.markdown && prefersMarkdown(headers.accept) ? file.markdown : file, headers);
}

function addressOf(path: string): string {
  // Only one leading slash, because two would point to another host.
  return path.replace(/^\/+/, "/").split("/").map(encodeURIComponent).join("/") || "/";
}

function found(file: ServedFile, headers: IncomingHttpHeaders): Answer {
  const { etag, body, headers: own, bareHeaders } = representationOf(file, headers);
  if (isRefused(etag, headers["if-match"])) {
    return { status: 412, headers: [...bareHeaders, "Content-Length", "0"] };
  }
  if (isKnown(etag, headers["if-none-match"])) return { status: 304, headers: bareHeaders };
  const range = file.hasRanges
    ? rangeOf(body.length, etag, headers.range, headers["if-range"]?.toString())
    : undefined;
  if (!range) return { status: 200, headers: own, body };
  if (range === "none") {
    const unsatisfied = ["Content-Range", `bytes */${body.length}`, "Content-Length", "0"];
    return { status: 416, headers: [...bareHeaders, ...unsatisfied] };
  }
  const part = body.subarray(range.start, range.end + 1);
  const span = `bytes ${range.start}-${range.end}/${body.length}`;
  return {
    status: 206,
    headers: [...bareHeaders, "Content-Range", span, "Content-Length", String(part.length)],
    body: part,
  };
}

function notFound(path: string, headers: IncomingHttpHeaders, site: Site): Answer {
  if (path.endsWith(".md") || prefersMarkdown(headers.accept)) {
    return plainAnswer(404, notFoundMarkdown, {
      ...site.plainHeaders,
      "Content-Type": "text/markdown; charset=utf-8",
      Vary: "Accept, Accept-Encoding",
    });
  }
  const isDocs = path === "/docs" || path.startsWith("/docs/");
  const page = site.files.get(isDocs ? "/docs/404.html" : "/404.html");
  if (!page) return plainAnswer(404, "There is no page at this address.\n", site.plainHeaders);
  const { headers: own, body } = representationOf(page, headers);
  return { status: 404, headers: own, body };
}

function representationOf({ representations }: ServedFile, headers: IncomingHttpHeaders) {
  const encoding = chooseEncoding(
    headers["accept-encoding"]?.toString(),
    (name) => representations[name] !== undefined,
  );
  return representations[encoding] ?? representations.identity;
}
