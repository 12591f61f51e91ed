import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ask as askServer, portOf } from "./ask.ts";
import { makeFolder, writeFiles } from "./site-folder.ts";
import { createStaticServer } from "./static-server.ts";

const pages = {
  "/index.html": "<h1>Home</h1>",
  "/docs/index.html": `<h1>Documentation</h1>${"<p>again</p>".repeat(200)}`,
  "/docs/api/index.html": "<h1>API</h1>",
  "/404.html": "<h1>Page not found</h1>",
  "/docs/404.html": "<h1>Docs page not found</h1>",
  "/500.html": "<h1>Unexpected error</h1>",
  "/assets/app-1a2b.js": "export {};",
  "/icon.png": "not really a picture",
  "/a b.txt": "a name with a space",
};
const docsPage = pages["/docs/index.html"];

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = makeFolder({ "secret.txt": "outside of the site" });
  writeFiles(join(folder, "client"), pages);
  server = createStaticServer(join(folder, "client"));
  await portOf(server);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return askServer(server, path, headers, method);
}

test.each([
  ["/", "/index.html"],
  ["/docs", "/docs/index.html"],
  ["/docs/api", "/docs/api/index.html"],
  ["/docs/api?tab=1", "/docs/api/index.html"],
  ["/a%20b.txt", "/a b.txt"],
] as const)("%s returns %s", async (path, name) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toBe(pages[name]);
});

test.each([
  ["/docs", "text/html; charset=utf-8"],
  ["/assets/app-1a2b.js", "text/javascript; charset=utf-8"],
  ["/icon.png", "image/png"],
])("%s has the type %s, without content sniffing", async (path, type) => {
  const { headers } = await ask(path);
  expect(headers["content-type"]).toBe(type);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["/docs/", "/docs"],
  ["/docs/api//", "/docs/api"],
  ["/docs/?q=a%20b&r=1", "/docs?q=a%20b&r=1"],
  ["/unknown%20page/", "/unknown%20page"],
  ["//example.org/", "/example.org"],
  ["//", "/"],
])("%s is permanently redirected to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test.each(["/docs/unknown", "/docs/api/unknown?q=1", "/docs/404", "/docs/404.html"])(
  "%s returns the documentation's 404 page",
  async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(pages["/docs/404.html"]);
  },
);

test.each([
  "/unknown",
  "/documents",
  "/404",
  "/404.html",
  "/500",
  "/500.html",
  "/index.html",
  "/assets/old.js",
])("%s returns the 404 page", async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.toString()).toBe(pages["/404.html"]);
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/docs/%2e%2e%2f..%2f%2e%2e/secret.txt",
  "/..%5csecret.txt",
])("%s finds nothing outside the site", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(["/%", "/%E0%A4%A", "/docs/%zz", "/%00"])("%s is refused as malformed", async (path) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(400);
  expect(headers["content-type"]).toContain("text/plain");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused with the allowed methods", async (method) => {
  const { status, headers } = await ask("/docs", {}, method);
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

test.each(["/docs", "/unknown"])("HEAD of %s has the headers of GET and no body", async (path) => {
  const [get, head] = await Promise.all([ask(path), ask(path, {}, "HEAD")]);
  expect(head.status).toBe(get.status);
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(get.body.length));
  expect(head.headers.etag).toBe(get.headers.etag);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0", "br"],
  ["BR", "br"],
  ["br;q=0.0, gzip;q=1.0", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
])("for a client that accepts %j, the encoding is %s", async (accepted, encoding) => {
  const { headers, body } = await ask("/docs", { "Accept-Encoding": accepted });
  const unpack = encoding === "br" ? brotliDecompressSync : encoding === "gzip" ? gunzipSync : Buffer.from;
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(headers.vary).toBe("Accept, Accept-Encoding");
  expect(unpack(body).toString()).toBe(docsPage);
});

test("an already compressed file is sent unchanged", async () => {
  const { headers } = await ask("/icon.png", { "Accept-Encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers.vary).toBeUndefined();
});

test("a page that the client already has gets a 304 response", async () => {
  const { headers } = await ask("/docs", { "Accept-Encoding": "br" });
  const etag = headers.etag ?? "";
  const again = await ask("/docs", { "Accept-Encoding": "br", "If-None-Match": etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(etag);
  expect((await ask("/docs", { "If-None-Match": etag })).status).toBe(200);
  expect((await ask("/docs/api", { "Accept-Encoding": "br", "If-None-Match": etag })).status).toBe(200);
});

test("a missing page still returns 404 to a client that has the 404 page", async () => {
  const { headers } = await ask("/unknown");
  expect((await ask("/unknown", { "If-None-Match": headers.etag ?? "" })).status).toBe(404);
});

test("assets are cached forever, and pages are revalidated", async () => {
  expect((await ask("/assets/app-1a2b.js")).headers["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await ask("/docs")).headers["cache-control"]).toBe("no-cache");
  expect((await ask("/unknown")).headers["cache-control"]).toBe("no-cache");
});

test("a folder without a site is refused with what to do", () => {
  const empty = mkdtempSync(join(tmpdir(), "empty-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(() => createStaticServer(empty)).toThrow(`${empty} holds no site. Run "npm run build" first.`);
});
