import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inParallel } from "./in-parallel.ts";
import { lineDiff } from "./line-diff.ts";
import { type CommandResult, runCommand } from "./run-command.ts";
import { type Build, buildCrate, buildProgram, findRust, type RustToolchain } from "./rust-build.ts";
import { listOrphans, listSamples, type Sample } from "./sample-files.ts";

export interface CheckOptions {
  /** The repository, or a copy of its `samples` and `reference`. */
  root: string;
  cache: string;
  /** Writes what the samples print as the expected output before comparing. */
  capture?: boolean;
}

export interface SampleResult {
  sample: Sample;
  status: "ok" | "differs" | "failed" | "no output file";
  /** What went wrong, for people; empty when nothing did. */
  detail: string;
}

export interface CheckReport {
  results: SampleResult[];
  /** Names of expected outputs that no sample prints. */
  orphans: string[];
}

interface SampleRun extends CommandResult {
  sample: Sample;
}

/** Compiles and runs every sample and compares what it prints with its expected output. */
export async function checkSamples({ root, cache, capture = false }: CheckOptions): Promise<CheckReport> {
  const samples = listSamples(root);
  const rust = await findRust(cache);
  const library = await buildCrate(rust, root);
  const runs = await inParallel(samples, async (sample): Promise<SampleRun> => {
    const run =
      sample.language === "rust" ? runRust(rust, library, sample.file) : runPython(root, sample.file);
    return { sample, ...(await run) };
  });
  if (capture) writeOutputs(runs);
  return { results: runs.map(compare), orphans: listOrphans(root, samples) };
}

/** Compiles a Rust program against the reference crate and runs it. */
export async function runRust(rust: RustToolchain, library: Build, file: string): Promise<CommandResult> {
  const program = "file" in library ? await buildProgram(rust, library.file, file) : library;
  if ("problem" in program) return { succeeded: false, stdout: "", stderr: program.problem };
  return runCommand(program.file, []);
}

/** Runs a Python program against the reference package. */
export function runPython(root: string, file: string): Promise<CommandResult> {
  // -B: a run leaves no compiled files in the source tree.
  return runCommand("python3", ["-B", file], { env: { PYTHONPATH: join(root, "reference", "python") } });
}

/** Rust comes first and is what gets written; a Python sample that prints anything else then differs. */
function writeOutputs(runs: readonly SampleRun[]): void {
  const written = new Set<string>();
  for (const { sample, succeeded, stdout } of runs) {
    if (!succeeded || written.has(sample.expectedFile)) continue;
    written.add(sample.expectedFile);
    writeFileSync(sample.expectedFile, stdout);
  }
}

function compare({ sample, succeeded, stdout, stderr }: SampleRun): SampleResult {
  if (!succeeded) return { sample, status: "failed", detail: stderr.trim() };
  if (!existsSync(sample.expectedFile)) {
    return { sample, status: "no output file", detail: "Run the check with --capture to write it." };
  }
  const expected = readFileSync(sample.expectedFile, "utf8");
  if (expected === stdout) return { sample, status: "ok", detail: "" };
  return { sample, status: "differs", detail: lineDiff(expected, stdout) };
}
