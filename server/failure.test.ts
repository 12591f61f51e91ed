import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ask } from "./ask.ts";
import { openSite } from "./open-site.ts";
import type { ServedFile } from "./served-file.ts";
import { makeFolder } from "./site-folder.ts";
import { createSiteServer } from "./static-server.ts";

const policy = "script-src 'self'";
const errorPage = {
  "client/500.html": "<h1>Unexpected error</h1>",
  "hosting.json": JSON.stringify({ headers: { "/500.html": { "Content-Security-Policy": policy } } }),
};

/** Starts a server that fails on every lookup of a file. */
function startFailing(extraFiles: Record<string, string>) {
  const parent = makeFolder({ "client/index.html": "<h1>Home</h1>", ...extraFiles });
  const files = new Map<string, ServedFile>();
  const failure = new Error("broken index");
  vi.spyOn(files, "get").mockImplementation(() => {
    throw failure;
  });
  const report = vi.spyOn(console, "error").mockReturnValue();
  const { server, stop } = createSiteServer({
    current: { ...openSite(join(parent, "client")).current, files },
  });
  onTestFinished(async () => {
    report.mockRestore();
    await stop();
  });
  return { server, report, failure };
}

test("a request that fails gets the error page, which is never cached", async () => {
  const { server } = startFailing(errorPage);
  const { status, headers, body } = await ask(server, "/", { "Accept-Encoding": "br" });
  expect([status, body.toString()]).toEqual([500, errorPage["client/500.html"]]);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(headers.etag).toBeUndefined();
});

test("HEAD gets the headers of the error page and no body", async () => {
  const { server } = startFailing(errorPage);
  const { status, headers, body } = await ask(server, "/", {}, "HEAD");
  expect([status, body.length]).toEqual([500, 0]);
  expect(headers["content-length"]).toBe(String(errorPage["client/500.html"].length));
});

test("without an error page the response is plain text", async () => {
  const { server } = startFailing({});
  const { status, headers, body } = await ask(server, "/");
  expect([status, headers["content-type"]]).toEqual([500, "text/plain; charset=utf-8"]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body.toString()).toContain("Try again later");
});

test("a failure is reported without the query, and the server keeps running", async () => {
  const { server, report, failure } = startFailing(errorPage);
  await ask(server, "/docs?q=private");
  expect(report).toHaveBeenCalledWith("GET /docs failed:", failure);
  expect((await ask(server, "/healthz")).status).toBe(200);
});
