import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "#content/site.ts";
import { basePolicy, pythonPolicy } from "#model/content-policy.ts";
import { pythonFolder } from "#model/python-runtime.ts";
import { fileTypes } from "#publish/file-types.ts";
import { cacheControl, notFoundMarkdown, wrongMethod } from "#publish/hosting/description.ts";
import { redirects } from "#publish/hosting/redirects.ts";
import { siteFolder } from "#tests/build-folder.ts";
import { failingPath } from "./servers.ts";

/** A request and the response that every server must give. */
export interface Expectation {
  path: string;
  method?: string;
  /** Request headers. */
  sent?: Record<string, string>;
  status: number;
  /** Response headers: an exact value, a pattern, or `undefined` for a header that must be absent. */
  received?: Record<string, string | RegExp | undefined>;
  body?: string | RegExp;
}

const html = fileTypes[".html"] ?? "";
const markdown = fileTypes[".md"] ?? "";
const onAccept = /\bAccept\b(?!-).*Accept-Encoding/;
const page = { "content-type": html, "cache-control": cacheControl.page, vary: onAccept };
const failure = { "content-type": html, "cache-control": "no-store" };
const script = readdirSync(join(siteFolder, "assets")).find((name) => /^client-.*\.js$/.test(name));
const pythonWorker = readdirSync(join(siteFolder, "python")).find((name) => name.endsWith(".js"));
const asMarkdown = { "content-type": markdown, vary: onAccept };

export const expectations: readonly Expectation[] = [
  { path: "/docs/", status: 308, received: { location: "/docs" } },
  { path: "/docs/api/?q=1", status: 308, received: { location: "/docs/api?q=1" } },
  { path: "//docs//", status: 308, received: { location: "/docs" } },
  ...redirects.map(({ from, to, status }) => ({ path: from, status, received: { location: to } })),
  { path: `/security.txt?a=1`, status: 308, received: { location: "/.well-known/security.txt?a=1" } },

  { path: "/nope", status: 404, received: page, body: /Oops! Page not found/ },
  { path: "/assets/nope.js", status: 404, received: page },
  { path: "/docs/nope", status: 404, received: page, body: /Documentation pages/ },
  { path: "/404.html", status: 404, received: page },
  { path: "/docs/404.html", status: 404, received: page },
  { path: "/500", status: 404, received: page },
  { path: "/500.html", status: 404, received: page },
  { path: "/docs/index.html", status: 404, received: page },
  { path: "/_headers", status: 404, received: page },
  { path: "/_redirects", status: 404, received: page },
  { path: "/index.html.br", status: 404, received: page },
  { path: "/index.html.gz", status: 404, received: page },
  { path: "/nope.md", status: 404, received: { "content-type": markdown }, body: notFoundMarkdown.trim() },
  { path: "/nope", sent: { Accept: "text/markdown" }, status: 404, received: asMarkdown },
  { path: "/%", status: 400 },

  {
    path: failingPath,
    status: 500,
    received: failure,
    body: readFileSync(join(siteFolder, "500.html"), "utf8").trim(),
  },
  { path: failingPath, method: "HEAD", status: 500, received: failure, body: "" },

  ...["POST", "PUT", "DELETE", "OPTIONS"].map((method) => ({
    path: "/docs",
    method,
    status: 405,
    received: { allow: "GET, HEAD" },
    body: wrongMethod.trim(),
  })),
  { path: "/docs", method: "HEAD", status: 200, received: page, body: "" },
  { path: "/nope", method: "HEAD", status: 404, received: page, body: "" },

  ...[
    "text/markdown",
    "text/markdown, text/html",
    "text/markdown, text/html;q=0.9",
    "text/html;q=0.5, text/markdown;q=0.8",
    "text/markdown;q=0.5, */*;q=0.1",
    "text/markdown, */*",
    "text/plain, TEXT/MARKDOWN;charset=utf-8;q=1.0, */*;q=0.8",
  ].map((Accept) => ({
    path: "/docs/api",
    sent: { Accept },
    status: 200,
    received: { ...asMarkdown, "content-location": "/docs/api.md" },
    body: /^# /,
  })),
  {
    path: "/",
    sent: { Accept: "text/markdown" },
    status: 200,
    received: { ...asMarkdown, "content-location": "/index.md" },
    body: /^# /,
  },
  ...[
    "*/*",
    "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "text/html, text/markdown",
    "text/markdown;q=0.5, text/html",
    "text/markdown;q=0, text/html;q=0",
    "text/markdown;q=0.3, */*;q=0.7",
    "text/markdownish",
  ].map((Accept) => ({
    path: "/docs/api",
    sent: { Accept },
    status: 200,
    received: { ...page, "content-location": undefined },
  })),
  { path: "/docs/api.md", status: 200, received: { "content-type": markdown, vary: /Accept-Encoding/ } },

  {
    path: `/assets/${script}`,
    status: 200,
    received: {
      "content-type": fileTypes[".js"],
      "cache-control": cacheControl.asset,
      vary: "Accept-Encoding",
    },
  },
  {
    path: `/python/${pythonWorker}`,
    status: 200,
    received: {
      "content-type": fileTypes[".js"],
      "cache-control": cacheControl.asset,
      "content-security-policy": pythonPolicy,
    },
  },
  {
    path: `${pythonFolder()}/pyodide.asm.wasm`,
    status: 200,
    received: {
      "content-type": fileTypes[".wasm"],
      "cache-control": cacheControl.asset,
      vary: "Accept-Encoding",
      "content-security-policy": basePolicy,
    },
  },
  ...Object.entries({
    "/favicon.svg": ".svg",
    "/search-index.json": ".json",
    "/sitemap.xml": ".xml",
    "/robots.txt": ".txt",
    "/site.webmanifest": ".webmanifest",
    "/.well-known/security.txt": ".txt",
  }).map(([path, ending]) => ({
    path,
    status: 200,
    received: {
      "content-type": fileTypes[ending],
      "cache-control": cacheControl.page,
      vary: "Accept-Encoding",
    },
  })),
  {
    path: addresses.researchPaper,
    sent: { Range: "bytes=0-7" },
    status: 206,
    received: {
      "content-type": fileTypes[".pdf"],
      "content-range": /^bytes 0-7\/\d+$/,
      "content-length": "8",
      vary: undefined,
    },
    body: /^%PDF-1\.\d$/,
  },
  {
    path: addresses.researchPaper,
    sent: { Range: "bytes=99999999-" },
    status: 416,
    received: { "content-range": /^bytes \*\/\d+$/ },
  },
];
