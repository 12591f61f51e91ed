import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expectedFile, listOrphans, listSamples, type SampleFile, unpaired } from "#model/sample-files.ts";
import { inParallel } from "./in-parallel.ts";
import { lineDiff } from "./line-diff.ts";
import { pythonPath, runPython } from "./python.ts";
import { createReaderProject, type ReaderProject } from "./reader-project.ts";
import { type CommandResult, runCommand } from "./run-command.ts";
import {
  buildLibraries,
  buildProgram,
  buildPrograms,
  type CrateFolders,
  crateFolders,
  failed,
  runRust,
} from "./rust-build.ts";

export interface CheckOptions {
  /** The repository, or a copy of its `samples` and `library`. */
  root: string;
  cache: string;
  crates?: CrateFolders;
  /** Updates the expected output before comparing. */
  capture?: boolean;
  /** Also runs the samples that take minutes. */
  slow?: boolean;
}

export interface SampleResult {
  sample: SampleFile;
  outcome: "ok" | "differs" | "failed" | "no output file";
  /** The problems, for people; empty if there are none. */
  detail: string;
}

export interface CheckReport {
  results: SampleResult[];
  /** Names of expected outputs that no sample prints. */
  orphans: string[];
  /** Programs that exist in only one language without a reason. */
  unpaired: string[];
}

interface SampleRun extends CommandResult {
  sample: SampleFile;
}

type Libraries = Awaited<ReturnType<typeof buildLibraries>>;

/** Checks every sample according to its status, and compares the output with what is expected. */
export async function checkSamples({
  root,
  cache,
  crates = crateFolders(root),
  capture = false,
  slow = false,
}: CheckOptions): Promise<CheckReport> {
  const samples = listSamples(root).map((sample) =>
    slow && sample.status === "slow" ? { ...sample, status: "run" as const } : sample,
  );
  const libraries = await buildLibraries(cache, crates);
  if (!("problem" in libraries)) await buildPrograms(libraries, rustFiles(samples));
  const project = createReaderProject(root, cache, crates);
  try {
    const runs = await inParallel(samples, async (sample): Promise<SampleRun> => {
      return { sample, ...(await checkOne(sample, { root, libraries, project })) };
    });
    if (capture) writeOutputs(root, runs);
    return {
      results: runs.map((run) => compare(root, run)),
      orphans: listOrphans(root, samples),
      unpaired: unpaired(samples),
    };
  } finally {
    project.remove();
  }
}

function rustFiles(samples: readonly SampleFile[]): string[] {
  return samples
    .filter(({ language, status }) => language === "rust" && status !== "illustrative")
    .map(({ file }) => file);
}

interface Tools {
  root: string;
  libraries: Libraries;
  project: ReaderProject;
}

async function checkOne(sample: SampleFile, { root, libraries, project }: Tools): Promise<CommandResult> {
  const { language, file, status } = sample;
  if (status === "illustrative") return { succeeded: true, stdout: "", stderr: "" };
  const isRun = status === "run";
  switch (language) {
    case "rust": {
      if ("problem" in libraries) return failed(libraries.problem);
      if (isRun) return runRust(libraries, file);
      const build = await buildProgram(libraries, file);
      return "file" in build ? { succeeded: true, stdout: "", stderr: "" } : failed(build.problem);
    }
    case "python":
      return isRun ? runPython(root, file) : runCommand(pythonPath(), ["-c", parsePython, file]);
    case "shell":
      return isRun ? project.run(file) : runCommand("bash", ["-n", file]);
    case "toml":
      return isRun ? project.resolve(file) : runCommand(pythonPath(), ["-c", parseToml, file]);
  }
}

const parsePython = "import ast, sys; ast.parse(open(sys.argv[1]).read())";
const parseToml = "import sys, tomllib; tomllib.load(open(sys.argv[1], 'rb'))";

/** Rust comes first and its output is written; a Python sample that prints anything else then differs. */
function writeOutputs(root: string, runs: readonly SampleRun[]): void {
  const written = new Set<string>();
  for (const { sample, succeeded, stdout } of runs) {
    const file = expectedFile(root, sample);
    if (!file || !succeeded || written.has(file)) continue;
    written.add(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stdout);
  }
}

function compare(root: string, { sample, succeeded, stdout, stderr }: SampleRun): SampleResult {
  if (!succeeded) return { sample, outcome: "failed", detail: stderr.trim() };
  const file = expectedFile(root, sample);
  if (!file) return { sample, outcome: "ok", detail: "" };
  if (!existsSync(file)) {
    return { sample, outcome: "no output file", detail: "Run the check with --capture to write it." };
  }
  const expected = readFileSync(file, "utf8");
  if (expected === stdout) return { sample, outcome: "ok", detail: "" };
  return { sample, outcome: "differs", detail: lineDiff(expected, stdout) };
}
