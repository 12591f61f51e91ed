import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { gunzipSync, unzipSync, unzlibSync } from "fflate";
import { parseTar } from "nanotar";
import { expect, test, vi } from "vitest";
import { site, versions } from "#content/site.ts";
import { readLibrary } from "./library.ts";
import type { PackageFile } from "./package-files.ts";
import { packages } from "./write-packages.ts";

const origin = "https://example.org";
const files = packages(origin);
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "library"], {
  encoding: "utf8",
})
  .trim()
  .split("\n");

function contentOf(ending: string): Buffer {
  const found = files.filter(({ path }) => path.endsWith(ending));
  expect(found).toHaveLength(1);
  return found[0]?.content ?? Buffer.alloc(0);
}

const tar = (content: Buffer): PackageFile[] =>
  parseTar(gunzipSync(content)).map(({ name, data }) => ({ path: name, content: Buffer.from(data ?? []) }));
const unzipped = (content: Buffer): PackageFile[] =>
  Object.entries(unzipSync(content)).map(([path, data]) => ({ path, content: Buffer.from(data) }));

const archives = {
  crate: tar(contentOf(".crate")),
  wheel: unzipped(contentOf(".whl")),
  "source distribution": tar(contentOf(".tar.gz")),
  "source archive": unzipped(contentOf(".zip")),
};

test("the versions of the library and of the site are one", () => {
  const { version, project } = readLibrary(origin);
  expect([version, project.version, versions.docs, versions.sampleCrate]).toEqual(Array(4).fill(version));
  const module = archives.wheel.find(({ path }) => path === "genesis_protocol/version.py");
  expect(module?.content.toString()).toContain(`"${version}"`);
  const lock = archives.crate.find(({ path }) => path.endsWith("Cargo.lock"));
  expect(lock?.content.toString()).toContain(`version = "${version}"`);
});

test("two builds give the same bytes, whatever the time zone", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const again = packages(origin);
  expect(again.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [index, { path, content }] of again.entries())
    expect(content.equals(files[index]?.content ?? content), path).toBe(true);
});

test.for(Object.entries(archives))(
  "the %s holds only files of the repository, and no path or date of the build",
  ([, entries]) => {
    // The license is in each package, and once in the repository.
    const made = /\.dist-info\/|\/(PKG-INFO|LICENSE)$/;
    expect(entries.length).toBeGreaterThan(10);
    for (const { path, content } of entries) {
      const isTracked = tracked.some((file) =>
        file.endsWith(path.replace(/^genesis[-_]protocol-[\d.]+\//, "")),
      );
      expect(isTracked || made.test(path), path).toBe(true);
      expect(path).not.toMatch(/^\/|\.\.|target\/|__pycache__/);
      expect(content.toString("latin1"), path).not.toContain(process.cwd());
    }
  },
);

test("archives carry the same old time for every file", () => {
  const times = parseTar(gunzipSync(contentOf(".crate"))).map(({ attrs }) => attrs?.mtime);
  expect(new Set(times)).toEqual(new Set([Date.UTC(1980, 0, 1) / 1000]));
});

test("everything names the origin that the site is published at", () => {
  const texts = files
    .filter(({ path }) => /\.(md|toml|html|json)$/.test(path))
    .map(({ content }) => content.toString());
  expect(texts.join("")).not.toContain(site.url);
  expect(contentOf("registry/config.json").toString()).toContain(`"${origin}/registry/crates/`);
});

test("the registry's index has the checksum of the crate", () => {
  const entry = JSON.parse(contentOf("registry/ge/ne/genesis-protocol").toString());
  expect(entry.cksum).toBe(createHash("sha256").update(contentOf(".crate")).digest("hex"));
  expect(entry).toMatchObject({ name: "genesis-protocol", vers: versions.docs, deps: [], yanked: false });
});

test("the wheel's record has every file with its hash", () => {
  const record = archives.wheel.find(({ path }) => path.endsWith("/RECORD"))?.content.toString() ?? "";
  const rows = record
    .trimEnd()
    .split("\n")
    .map((row) => row.split(","));
  expect(rows.map(([path]) => path).sort()).toEqual(archives.wheel.map(({ path }) => path).sort());
  for (const { path, content } of archives.wheel.filter(({ path }) => !path.endsWith("/RECORD"))) {
    const hash = createHash("sha256").update(content).digest("base64url");
    expect(rows, path).toContainEqual([path, `sha256=${hash}`, String(content.length)]);
  }
});

test("every Git object has the name of its content, and the references lead to a commit", () => {
  const objects = files.filter(({ path }) => /\.git\/objects\/..\//.test(path));
  expect(objects.length).toBeGreaterThan(50);
  const kinds = new Map<string, string>();
  for (const { path, content } of objects) {
    const object = unzlibSync(content);
    const id = createHash("sha1").update(object).digest("hex");
    expect(path.endsWith(`${id.slice(0, 2)}/${id.slice(2)}`), path).toBe(true);
    kinds.set(id, Buffer.from(object).toString("latin1").split(" ")[0] ?? "");
  }
  for (const line of contentOf(".git/info/refs").toString().trimEnd().split("\n"))
    expect(kinds.get(line.split("\t")[0] ?? "")).toBe("commit");
});
