import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ask as askServer } from "./ask.ts";
import { makeFolder } from "./site-folder.ts";
import { createStaticServer } from "./static-server.ts";

const paper = Buffer.alloc(1000, "0123456789");
const parent = makeFolder({
  "secret.txt": "outside",
  "client/index.html": "<h1>Home</h1>",
  "client/index.md": "# Home",
  "client/docs/index.html": "<h1>Docs</h1>",
  "client/docs.md": "# Docs",
  "client/docs/plain/index.html": "<h1>No twin</h1>",
  "client/404.html": "<h1>Missing</h1>",
  "client/llms.txt": "# All pages",
  "client/paper.pdf": paper,
});
symlinkSync("../secret.txt", join(parent, "client/link.txt"));
symlinkSync("..", join(parent, "client/up"));
const server = createStaticServer(join(parent, "client"));
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askServer(server, path, headers, method);
afterAll(() => {
  server.close();
});

test.for([
  ["/", "/index.md", "# Home"],
  ["/docs", "/docs.md", "# Docs"],
] as const)("%s is sent as Markdown to clients that prefer it", async ([path, location, text]) => {
  const { status, headers, body } = await ask(path, { Accept: "text/markdown" });
  expect([status, body.toString()]).toEqual([200, text]);
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(headers["content-location"]).toBe(location);
  expect(headers.vary).toBe("Accept, Accept-Encoding");
  const html = await ask(path);
  expect(html.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(html.headers.vary).toBe("Accept, Accept-Encoding");
  expect(html.headers["content-location"]).toBeUndefined();
  expect(html.headers.etag).not.toBe(headers.etag);
});

test("a page without Markdown is sent as HTML, and Markdown files have their own paths", async () => {
  expect((await ask("/docs/plain", { Accept: "text/markdown" })).body.toString()).toBe("<h1>No twin</h1>");
  expect((await ask("/docs.md")).headers["content-type"]).toBe("text/markdown; charset=utf-8");
});

test.for([
  ["/unknown", { Accept: "text/markdown" }],
  ["/docs/unknown.md", {}],
] as const)("the 404 response for %s is Markdown with a link to all pages", async ([path, headers]) => {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(answer.body.toString()).toContain("[llms.txt](/llms.txt)");
});

test("a byte range of the paper is sent, and an invalid range is refused", async () => {
  const whole = await ask("/paper.pdf");
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const part = await ask("/paper.pdf", { Range: "bytes=10-19", "If-Range": whole.headers.etag ?? "" });
  expect([part.status, part.body.toString()]).toEqual([206, "0123456789"]);
  expect(part.headers["content-range"]).toBe("bytes 10-19/1000");
  const outside = await ask("/paper.pdf", { Range: "bytes=1000-" });
  expect([outside.status, outside.headers["content-range"]]).toEqual([416, "bytes */1000"]);
  const other = await ask("/paper.pdf", { Range: "bytes=10-19", "If-Range": '"other"' });
  expect([other.status, other.body.length]).toEqual([200, 1000]);
  const head = await ask("/paper.pdf", { Range: "bytes=10-19" }, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([206, "10", 0]);
});

test("If-Match with another version returns 412", async () => {
  expect((await ask("/paper.pdf", { "If-Match": '"other"' })).status).toBe(412);
});

test.for(["/link.txt", "/up/secret.txt", "/up"])("%s: symlinks are not followed", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("URLs and headers have size limits", async () => {
  expect((await ask(`/${"a".repeat(5000)}`)).status).toBe(414);
  expect((await ask("/", { "X-Big": "a".repeat(20_000) })).status).toBe(431);
});

test("the request line may contain the full URL, as from proxies", async () => {
  expect((await ask("http://other.example/docs?q=1")).status).toBe(200);
  expect((await ask("http://other.example")).status).toBe(200);
  expect((await ask("docs")).status).toBe(400);
});

test("the health check names the served build and is never cached", async () => {
  const { status, headers, body } = await ask("/healthz");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  const health = JSON.parse(body.toString());
  expect(health).toEqual({
    status: "ok",
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    uptime: expect.any(Number),
  });
});
