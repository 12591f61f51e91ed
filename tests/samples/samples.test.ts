import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordResult } from "#commands/results/record.ts";
import { runCommand } from "#commands/samples/run-command.ts";
import { crateFolders } from "#commands/samples/rust-build.ts";
import { checkSamples } from "#commands/samples/sample-check.ts";
import { formatReport, isClean, sampleCounts } from "#commands/samples/sample-report.ts";
import { expectedFile, listSamples } from "#model/sample-files.ts";

const root = join(import.meta.dirname, "..", "..");
const cache = join(root, ".cache", "samples");
// The files that a reader's project needs, and one sample in each language.
const quickSamples = [
  "rust/first-organism.rs",
  "rust/population-evolution.rs",
  "python/first-organism.py",
  "python/population-evolution.py",
  "output/first-organism.txt",
  "shell/check-rust.sh",
  "toml/dependencies.toml",
];

test("every sample behaves as its status says and prints its expected output", async () => {
  const report = await checkSamples({ root, cache });
  console.log(formatReport(report));
  recordResult("samples", sampleCounts(report));
  expect(isClean(report), formatReport(report)).toBe(true);
});

test.each([
  ["samples/output/first-organism.txt", "Growing", "Crowing"],
  ["samples/rust/first-organism.rs", "state:", "State:"],
  ["samples/python/first-organism.py", "state:", "State:"],
])("a changed character in %s is detected", async (file, before, after) => {
  const copy = copyOfSamples();
  replaceIn(join(copy, file), before, after);
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(report.results.map(({ outcome }) => outcome)).toContain("differs");
  expect(formatReport(report)).toMatch(/^- .+\n\+ .+/m);
});

test.each([
  ["samples/shell/check-rust.sh", "rustc", "rustq", "rustq: command not found"],
  ["samples/toml/dependencies.toml", "0.1.0", "0.9.0", 'requirement `genesis-protocol = "^0.9.0"`'],
  ["samples/rust/first-organism.rs", "ada.fitness()", "ada.fitnes()", "no method named `fitnes`"],
])("an error in %s fails with the tool's own message", async (file, before, after, words) => {
  const copy = copyOfSamples();
  replaceIn(join(copy, file), before, after);
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(isClean(report)).toBe(false);
  expect(formatReport(report)).toContain(words);
});

test.each([
  ["library/rust/src/fitness.rs", "SKILL_SHARE: f64 = 0.75", "SKILL_SHARE: f64 = 0.74"],
  ["library/python/src/genesis_protocol/fitness.py", "_SKILL_SHARE = 0.75", "_SKILL_SHARE = 0.74"],
])("a changed digit in %s is detected", async (file, before, after) => {
  const copy = copyOfSamples();
  cpSync(join(root, "library"), join(copy, "library"), { recursive: true });
  replaceIn(join(copy, file), before, after);
  // Only a changed crate has to be compiled again.
  const crate = file.startsWith("library/rust")
    ? { cache: join(copy, "cache"), crates: crateFolders(copy) }
    : { cache, crates: crateFolders(root) };
  const report = await checkSamples({ root: copy, ...crate });
  expect(report.results.map(({ outcome }) => outcome)).toContain("differs");
});

test("missing and unused expected outputs are detected", async () => {
  const copy = copyOfSamples();
  rmSync(join(copy, "samples/output/first-organism.txt"));
  writeFileSync(join(copy, "samples/output/forgotten.txt"), "");
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(report.results.map(({ outcome }) => outcome)).toContain("no output file");
  expect(report.orphans).toEqual(["forgotten"]);
});

test("too many illustrative samples fail the check, and each is listed with its reason", async () => {
  const copy = copyOfSamples();
  appendFileSync(join(copy, "samples/shell/check-rust.sh"), "# #status illustrative: for the test\n");
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(isClean(report)).toBe(false);
  expect(formatReport(report)).toContain("illustrative  shell/check-rust: for the test");
  expect(formatReport(report)).toContain("1 of 6 samples are illustrative; at most 5 % may be.");
});

test("a program in only one language is reported, and one with a reason is listed", async () => {
  const copy = copyOfSamples();
  const alone = join(copy, "samples/rust/alone.rs");
  writeFileSync(alone, "// #status compile-only: for the test\nfn main() {}\n");
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(formatReport(report)).toContain("samples/rust/alone.rs: write samples/python/alone.py");
  expect(isClean(report)).toBe(false);
  appendFileSync(alone, "// #rust-only: nothing to compare\n");
  const listed = await checkSamples({ root: copy, cache, crates: crateFolders(root) });
  expect(isClean(listed), formatReport(listed)).toBe(true);
  expect(formatReport(listed)).toContain("Rust only  alone: nothing to compare");
});

test.each(["skip: no time", "compile-only", "run: always"])("the status %j is refused", (status) => {
  const copy = copyOfSamples();
  appendFileSync(join(copy, "samples/shell/check-rust.sh"), `# #status ${status}\n`);
  expect(() => listSamples(copy)).toThrow('Write "#status compile-only: why it cannot run".');
});

test("capturing reproduces the checked-in outputs", async () => {
  const copy = copyOfSamples();
  for (const file of expectedFiles(copy)) rmSync(file, { force: true });
  const report = await checkSamples({ root: copy, cache, crates: crateFolders(root), capture: true });
  expect(isClean(report), formatReport(report)).toBe(true);
  for (const file of expectedFiles(copy)) {
    expect(readFileSync(file, "utf8")).toBe(readFileSync(file.replace(copy, root), "utf8"));
  }
});

test("expected outputs are short: at most 24 lines of 80 characters", () => {
  for (const file of expectedFiles(root)) {
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.length, file).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length)), file).toBeLessThanOrEqual(80);
  }
});

test("another copy of the crate can be checked", () => {
  expect(crateFolders(root, "elsewhere")).toEqual({
    library: "elsewhere",
    runtime: 'tokio = { version = "1.0", features = ["full"] }',
  });
});

test("a missing compiler is reported with what to install", async () => {
  await expect(runCommand("no-such-compiler", [])).rejects.toThrow(
    /no-such-compiler was not found.+apt-get install rustc-web cargo-web rustfmt-web python3 black/,
  );
});

function copyOfSamples(): string {
  const copy = mkdtempSync(join(tmpdir(), "samples-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const file of quickSamples) cpSync(join(root, "samples", file), join(copy, "samples", file));
  // Running these takes seconds.
  appendFileSync(
    join(copy, "samples/rust/population-evolution.rs"),
    "// #status compile-only: for the test\n",
  );
  appendFileSync(
    join(copy, "samples/python/population-evolution.py"),
    "# #status compile-only: for the test\n",
  );
  cpSync(join(root, "library", "python", "src"), join(copy, "library", "python", "src"), { recursive: true });
  return copy;
}

function expectedFiles(folder: string): string[] {
  return listSamples(folder).flatMap((sample) => expectedFile(folder, sample) ?? []);
}

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}
