import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "./ask.ts";
import { openSite } from "./open-site.ts";
import { makeFolder, writeFiles } from "./site-folder.ts";
import { createSiteServer } from "./static-server.ts";

const buildOf = (number: number) => ({
  "client/index.html": `<h1>Build ${number}</h1><script src="/assets/app-${number}.js"></script>`,
  [`client/assets/app-${number}.js`]: `build(${number});`,
});

/** A package with the checksum of `content`, stored as `found`, or missing. */
const packageOf = (content: string, found?: string) => ({
  "client/SHA256SUMS": `${createHash("sha256").update(content).digest("hex")}  crates/a.crate\n`,
  ...(found !== undefined && { "client/crates/a.crate": found }),
});

function start() {
  const parent = makeFolder(buildOf(1));
  const site = openSite(join(parent, "client"));
  const { server, stop } = createSiteServer(site);
  const rebuild = (files: Record<string, string>) => {
    rmSync(join(parent, "client"), { recursive: true });
    writeFiles(parent, files);
  };
  return { parent, site, server, stop, rebuild };
}

test("a new build replaces the old one at once, and scripts of open pages are kept", async () => {
  const { site, server, stop, rebuild } = start();
  const before = site.current.id;
  rebuild(buildOf(2));
  expect((await ask(server, "/")).body.toString()).toContain("Build 1");
  await site.reload();
  expect((await ask(server, "/")).body.toString()).toContain("Build 2");
  expect((await ask(server, "/assets/app-1.js")).body.toString()).toBe("build(1);");
  expect((await ask(server, "/assets/app-2.js")).body.toString()).toBe("build(2);");
  expect(JSON.parse((await ask(server, "/healthz")).body.toString()).build).not.toBe(before);
  await stop();
});

test("scripts are kept for five builds", async () => {
  const { site, rebuild } = start();
  for (const number of [2, 3, 4, 5, 6, 7]) {
    rebuild(buildOf(number));
    await site.reload();
    // The same build again doesn't count.
    await site.reload();
  }
  expect(site.current.files.has("/assets/app-1.js")).toBe(false);
  expect(site.current.files.has("/assets/app-2.js")).toBe(true);
});

test.for([
  [{}, "holds no site"],
  [{ "client/index.html": '<script src="/assets/app-2.js"></script>' }, "/ needs /assets/app-2.js"],
  [{ ...buildOf(2), "hosting.json": "{" }, "hosting.json cannot be used"],
  [{ ...buildOf(2), ...packageOf("content", "truncated") }, "a.crate doesn't match its checksum"],
  [{ ...buildOf(2), ...packageOf("content") }, "a.crate is listed in SHA256SUMS but missing"],
] as const)("a broken build is refused, and the old one is still served", async ([files, message]) => {
  const { site, server, stop, rebuild } = start();
  rebuild(files);
  await expect(site.reload()).rejects.toThrow(message);
  expect((await ask(server, "/")).body.toString()).toContain("Build 1");
  await stop();
});

test("a package that matches its checksum is served", () => {
  const folder = makeFolder({ ...buildOf(1), ...packageOf("content", "content") });
  expect(openSite(join(folder, "client")).current.files.has("/crates/a.crate")).toBe(true);
});

test("the build's compressed copies are sent, and one with different content is refused", () => {
  const page = "<h1>Page</h1>".repeat(100);
  const packed = brotliCompressSync(page);
  const parent = makeFolder({ "client/index.html": page, "client/index.html.br": packed });
  const folder = join(parent, "client");
  const { files } = openSite(folder).current;
  expect(files.get("/")?.representations.br?.body).toEqual(packed);
  expect(files.has("/index.html.br")).toBe(false);
  for (const wrong of [brotliCompressSync("another page"), "no brotli", packed.subarray(0, 20)]) {
    writeFileSync(join(folder, "index.html.br"), wrong);
    expect(() => openSite(folder)).toThrow("index.html.br is not a copy of the file beside it");
  }
});
