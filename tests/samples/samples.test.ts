import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { MissingToolError, runCommand } from "#tools/samples/run-command.ts";
import { buildCrate, findRust } from "#tools/samples/rust-build.ts";
import { checkSamples, runPython, runRust } from "#tools/samples/sample-check.ts";
import { listSamples } from "#tools/samples/sample-files.ts";
import { formatReport, isClean } from "#tools/samples/sample-report.ts";

const root = join(import.meta.dirname, "..", "..");
const cache = join(root, ".cache", "samples");
const quickSamples = [
  "rust/first-organism.rs",
  "rust/hello-organism.rs",
  "python/first-organism.py",
  "output/first-organism.txt",
  "output/hello-organism.txt",
];
const manifest = join(root, "reference", "rust", "Cargo.toml");

test("every sample runs and prints its expected output", async () => {
  const report = await checkSamples({ root, cache });
  console.log(formatReport(report));
  expect(isClean(report), formatReport(report)).toBe(true);
});

test.each([
  ["samples/output/first-organism.txt", "Growing", "Crowing"],
  ["samples/rust/first-organism.rs", "state:", "State:"],
  ["samples/python/first-organism.py", "state:", "State:"],
  ["samples/rust/hello-organism.rs", "0..10", "0..11"],
  ["reference/rust/src/fitness.rs", "SKILL_SHARE: f64 = 0.75", "SKILL_SHARE: f64 = 0.74"],
  ["reference/python/genesis_protocol/fitness.py", "_SKILL_SHARE = 0.75", "_SKILL_SHARE = 0.74"],
])("a changed character in %s is noticed", async (file, before, after) => {
  const copy = copyOfSamples();
  replaceIn(join(copy, file), before, after);
  const report = await checkSamples({ root: copy, cache });
  expect(report.results.map((result) => result.status)).toContain("differs");
  expect(formatReport(report)).toMatch(/^- .+\n\+ .+/m);
});

test("a sample that does not compile fails with the compiler's words", async () => {
  const copy = copyOfSamples();
  replaceIn(join(copy, "samples/rust/hello-organism.rs"), "tron.fitness()", "tron.fitnes()");
  const report = await checkSamples({ root: copy, cache });
  expect(isClean(report)).toBe(false);
  expect(formatReport(report)).toContain("no method named `fitnes`");
});

test("an expected output that is missing or that no sample prints is noticed", async () => {
  const copy = copyOfSamples();
  rmSync(join(copy, "samples/output/hello-organism.txt"));
  writeFileSync(join(copy, "samples/output/forgotten.txt"), "");
  const report = await checkSamples({ root: copy, cache });
  expect(report.results.map((result) => result.status)).toContain("no output file");
  expect(report.orphans).toEqual(["forgotten"]);
});

test("capturing writes what the checked-in outputs hold", async () => {
  const copy = copyOfSamples();
  for (const { expectedFile } of listSamples(copy)) rmSync(expectedFile, { force: true });
  expect(isClean(await checkSamples({ root: copy, cache, capture: true }))).toBe(true);
  for (const { name, expectedFile } of listSamples(copy)) {
    const checkedIn = readFileSync(join(root, "samples", "output", `${name}.txt`), "utf8");
    expect(readFileSync(expectedFile, "utf8")).toBe(checkedIn);
  }
});

test("expected outputs fit on a phone: at most 12 lines of 60 characters", () => {
  for (const { expectedFile } of listSamples(root)) {
    const lines = readFileSync(expectedFile, "utf8").trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  }
});

test("the Rust and the Python model compute the same numbers to the last bit", async () => {
  const rust = await findRust(cache);
  const folder = join(import.meta.dirname, "parity");
  const inRust = await runRust(rust, await buildCrate(rust, root), join(folder, "parity.rs"));
  const inPython = await runPython(root, join(folder, "parity.py"));
  expect(inRust.stderr + inPython.stderr).toBe("");
  expect(inPython.stdout).toBe(inRust.stdout);
});

test("the unit tests of the reference crate pass", async () => {
  const args = ["test", "--offline", "--locked", "--quiet", "--manifest-path", manifest];
  const { succeeded, stdout, stderr } = await runCommand("cargo", args, {
    env: { CARGO_TARGET_DIR: join(cache, "cargo") },
  });
  expect(succeeded, stdout + stderr).toBe(true);
});

test("all Rust files are formatted", async ({ skip }) => {
  const files = (
    await Promise.all(["reference/rust", "samples/rust", "tests/samples/parity"].map(rustFiles))
  ).flat();
  const check = runCommand("rustfmt", ["--check", "--edition", "2021", ...files]);
  const result = await check.catch((error: unknown) => {
    if (error instanceof MissingToolError) return undefined;
    throw error;
  });
  if (!result) return skip("rustfmt is not installed");
  expect(result.succeeded, result.stdout + result.stderr).toBe(true);
});

test("a missing compiler is named with what to install", async () => {
  await expect(runCommand("no-such-compiler", [])).rejects.toThrow(
    /no-such-compiler was not found.+apt-get install rustc cargo python3/,
  );
});

/**
 * The reference model with its quickest samples. The cache is shared: names in it carry a hash of the sources,
 * so a copy reuses what did not change.
 */
function copyOfSamples(): string {
  const copy = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, "reference"), join(copy, "reference"), { recursive: true });
  for (const file of quickSamples) cpSync(join(root, "samples", file), join(copy, "samples", file));
  return copy;
}

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

async function rustFiles(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith(".rs")).map((file) => join(root, folder, file));
}
