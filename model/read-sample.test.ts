import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSample } from "./read-sample.ts";

/** Creates a file that is removed after the test. */
function temporaryFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test("a sample has its file's name, its language and its text as HTML", async () => {
  const file = temporaryFile("output.txt", "fitness < 1.0\n");
  expect(await readSample(file)).toEqual({
    name: "output.txt",
    language: "Output",
    html: "fitness &lt; 1.0",
    width: 13,
    wraps: true,
  });
});

test.for([
  ["rate 0.01: mean 0.779, SD 0.018", true],
  ["1000 organisms, threads  1:  1 used", true],
  ["50 records kept:      0.05 MB", true],
  ["variant         mean     SD", false],
  ["feed-forward   49%   49%", false],
  ["Point  64 bytes\nInsertion  65 bytes", true],
  ["newborn Social      fitness 0.244", false],
] as const)("lines of output wrap unless they have columns: %s", async ([text, wraps]) => {
  expect((await readSample(temporaryFile("output.txt", text))).wraps ?? false).toBe(wraps);
});

test("output with similar rows is also read as a series", async () => {
  const text = [1, 2, 3, 4].map((step) => `step ${step}: loss ${4 - step}`).join("\n");
  expect((await readSample(temporaryFile("output.txt", text))).series).toEqual({
    x: { name: "step", values: [1, 2, 3, 4] },
    lines: [{ name: "loss", values: [3, 2, 1, 0] }],
  });
  expect(await readSample(temporaryFile("text.sh", text))).not.toHaveProperty("series");
});

test("a region of a sample can be shown alone", async () => {
  const file = temporaryFile(
    "run.sh",
    "# #region setup\nmkdir a\n# #endregion\n# #region run\nls\n# #endregion\n",
  );
  const { html, language } = await readSample(file, "run");
  expect(language).toBe("Shell");
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe("ls");
});

test("an unknown region is reported with the file", async () => {
  const file = temporaryFile("run.sh", "ls\n");
  await expect(readSample(file, "build")).rejects.toThrow("run.sh: no #region build.");
});

test("an unknown file extension is reported with the known ones", async () => {
  await expect(readSample("samples/rust/first.cpp")).rejects.toThrow(
    "samples/rust/first.cpp: samples end in .rs, .py, .sh, .toml, .txt, .eml.",
  );
});

test("a missing file is reported", async () => {
  await expect(readSample("samples/rust/no-such-sample.rs")).rejects.toThrow("no-such-sample.rs");
});
