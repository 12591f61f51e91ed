import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { buildInputs, fingerprint } from "./build-inputs.mjs";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync), readdirSync: vi.fn(fs.readdirSync) };
});

const folder = mkdtempSync(join(tmpdir(), "inputs-"));
afterAll(() => rmSync(folder, { recursive: true }));

function isInput(file: string): boolean {
  return buildInputs.some((input) => file === input || file.startsWith(`${input}/`));
}

test.for(buildInputs)("a change in %s changes the fingerprint", (input) => {
  const inputs = buildInputs.map((one) => join(folder, one));
  const file = join(folder, input, extname(input) ? "" : "nested/file.txt");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "one");
  const before = fingerprint(inputs, "");
  expect(fingerprint(inputs, "")).toBe(before);
  writeFileSync(file, "two");
  expect(fingerprint(inputs, "")).not.toBe(before);
});

test("a file that is added or removed, and other settings, change the fingerprint", () => {
  const inputs = [join(folder, "added")];
  mkdirSync(join(folder, "added"));
  const before = fingerprint(inputs, "");
  writeFileSync(join(folder, "added/file.txt"), "");
  expect(fingerprint(inputs, "")).not.toBe(before);
  rmSync(join(folder, "added/file.txt"));
  expect(fingerprint(inputs, "")).toBe(before);
  expect(fingerprint(inputs, "other")).not.toBe(before);
});

/** The files of the repository that a module imports, as far as it names them in full. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const names = [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([#.][^"?]+)/g)].map(([, name = ""]) => name);
  return names
    .map((name) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(path));
}

test("the inputs include every module that the build imports", () => {
  const pages = readdirSync("content/docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => join("content/docs", name));
  const known = new Set(["commands/build.ts", "app/client.ts", "app/render.tsx", ...pages]);
  for (const file of known) for (const imported of importsOf(file)) known.add(imported);
  expect([...known].filter((file) => file.startsWith("samples/")).length).toBeGreaterThan(100);
  expect([...known].filter((file) => !isInput(file))).toEqual([]);
});

test("the inputs include every file that the model reads", async () => {
  // Other test files may have loaded the model already, with the real functions.
  vi.resetModules();
  const { readSite } = await import("#model/site.ts");
  vi.mocked(readFileSync).mockClear();
  vi.mocked(readdirSync).mockClear();
  readSite();
  const read = [...vi.mocked(readFileSync).mock.calls, ...vi.mocked(readdirSync).mock.calls]
    .map(([path]) => relative(".", String(path)))
    .filter((path) => !path.startsWith("node_modules"));
  expect(read).toContain("library/rust/src");
  expect(read.filter((path) => !isInput(path))).toEqual([]);
});
