import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticServer } from "./static-server.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(folder, "docs"));
writeFileSync(join(folder, "index.html"), "home");
writeFileSync(join(folder, "docs/index.html"), "docs");
// The folder may have a trailing slash.
const server = createStaticServer(`${folder}/`);
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.for([
  ["/docs/?q=a?b", "/docs?q=a?b"],
  ["/docs/a%3Fb/", "/docs/a%3Fb"],
  ["/docs/a%23b/", "/docs/a%23b"],
  ["//evil.example/", "/evil.example"],
])("%s is redirected to %s", async ([path, target]) => {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" });
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(target);
});

test("weak validators, lists of them and * give 304", async () => {
  const etag = (await fetch(`${origin}/docs`)).headers.get("etag") ?? "";
  for (const value of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect((await fetch(`${origin}/docs`, { headers: { "If-None-Match": value } })).status).toBe(304);
  }
  expect((await fetch(`${origin}/docs`, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("a missing folder is reported with what to do", () => {
  expect(() => createStaticServer(join(folder, "missing"))).toThrow(/missing holds no site.*npm run build/);
});
