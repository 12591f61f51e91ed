import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { cachedFile, keyOf } from "./cached-file.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is made once per key", async () => {
  const make = vi.fn(async () => Buffer.from(`made ${make.mock.calls.length}`));
  const ask = async (key: string) => Buffer.from(await cachedFile(folder, "a/b.png", key, make)).toString();
  expect(await ask("one")).toBe("made 1");
  expect(await ask("one")).toBe("made 1");
  expect(await ask("two")).toBe("made 2");
  expect(await ask("two")).toBe("made 2");
});

test("a file that could not be made is asked for again", async () => {
  const failing = async () => {
    throw new Error("no ink");
  };
  await expect(cachedFile(folder, "c.png", "one", failing)).rejects.toThrow("no ink");
  expect(await cachedFile(folder, "c.png", "one", async () => Buffer.from("ink"))).toEqual(
    Buffer.from("ink"),
  );
});

test("a key depends on the files and on the values", () => {
  const file = join(folder, "source.ts");
  writeFileSync(file, "one");
  const first = keyOf([file], { title: "a" });
  expect(keyOf([file], { title: "a" })).toBe(first);
  expect(keyOf([file], { title: "b" })).not.toBe(first);
  writeFileSync(file, "two");
  expect(keyOf([file], { title: "a" })).not.toBe(first);
});
