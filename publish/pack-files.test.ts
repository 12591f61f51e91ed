import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { packFiles } from "./pack-files.ts";

test("what gets smaller has both copies beside it, the same each time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = "<p>again</p>".repeat(100);
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "tiny.txt"), "a");
  writeFileSync(join(folder, "picture.png"), page);
  await packFiles(folder);
  expect(readdirSync(folder).sort()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
    "picture.png",
    "tiny.txt",
  ]);
  const read = () => ["br", "gz"].map((ending) => readFileSync(join(folder, `index.html.${ending}`)));
  const [br = Buffer.of(), gz = Buffer.of()] = read();
  expect(brotliDecompressSync(br).toString()).toBe(page);
  expect(gunzipSync(gz).toString()).toBe(page);
  await packFiles(folder);
  expect(read()).toEqual([br, gz]);
});
