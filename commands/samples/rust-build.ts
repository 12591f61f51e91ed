import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { inParallel } from "./in-parallel.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

// A warning in a sample is an error: readers would see it too.
const flags = ["--edition", "2021", "-C", "opt-level=1", "-D", "warnings", "--color", "never"];

/** The built program, or the compiler's error messages. */
type Build = { file: string } | { problem: string };

/** The crates that samples use, compiled. */
export interface RustLibraries {
  /** The cache of everything built; names include a hash of all inputs. */
  cache: string;
  /** Compiler arguments that link the crates. */
  args: string[];
  hash: string;
}

export interface CrateFolders {
  /** The folder of the library's crate. */
  library: string;
  /** The `[dependencies]` line of the async runtime. */
  runtime: string;
}

/** Stubs for packages that tests would have to download. */
export const standIns = join(import.meta.dirname, "..", "..", "tests", "stand-ins");

/** The crate of this repository, or the one in GENESIS_CRATE. */
export function crateFolders(root: string, other = process.env.GENESIS_CRATE): CrateFolders {
  return other
    ? { library: other, runtime: 'tokio = { version = "1.0", features = ["full"] }' }
    : {
        library: join(root, "library", "rust"),
        runtime: `tokio = { path = ${JSON.stringify(join(standIns, "tokio"))} }`,
      };
}

/** Compiles the crates with cargo, which rebuilds only what changed. */
export async function buildLibraries(
  cache: string,
  { library, runtime }: CrateFolders,
): Promise<RustLibraries | { problem: string }> {
  const project = join(cache, "libraries");
  mkdirSync(join(project, "src"), { recursive: true });
  writeFileSync(join(project, "src", "lib.rs"), "");
  writeFileSync(join(project, "Cargo.toml"), manifest(library, runtime));
  const args = ["build", "--message-format=json", "--manifest-path", join(project, "Cargo.toml")];
  const { succeeded, stdout, stderr } = await runCommand("cargo", args, {
    env: { CARGO_TARGET_DIR: join(cache, "cargo") },
  });
  if (!succeeded) return { problem: compilerMessages(stdout) || stderr };
  const genesis = artifact(stdout, "genesis_protocol");
  const tokio = artifact(stdout, "tokio");
  const { stdout: version } = await runCommand("rustc", ["--version", "--verbose"]);
  return {
    cache,
    args: [
      ...flags,
      ...["--extern", `genesis_protocol=${genesis}`, "--extern", `tokio=${tokio}`],
      ...["-L", `dependency=${dirname(genesis)}`],
    ],
    hash: hashOf([version, ...flags, readFileSync(genesis), readFileSync(tokio)]),
  };
}

/** Compiles one program against the crates, unless nothing in it or in them has changed. */
export async function buildProgram(libraries: RustLibraries, file: string): Promise<Build> {
  const target = programPath(libraries, file);
  if (existsSync(target)) return { file: target };
  const crate = `--crate-name=${basename(file, ".rs").replaceAll("-", "_")}`;
  return compile(libraries, file, target, [crate]);
}

/**
 * Compiles programs in groups, which is much faster: each group is one binary that runs the program whose name it was
 * started with. A group that doesn't compile is left out; `buildProgram` then reports which program is at fault.
 */
export async function buildPrograms(libraries: RustLibraries, files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !existsSync(programPath(libraries, file)));
  const size = Math.max(Math.ceil(missing.length / availableParallelism()), smallestGroup);
  const groups = Array.from({ length: Math.ceil(missing.length / size) }, (_, index) =>
    missing.slice(index * size, (index + 1) * size),
  ).filter((group) => group.length >= smallestGroup);
  await inParallel(groups, (group) => buildGroup(libraries, group));
}

/** A group of fewer programs takes as long as the programs themselves. */
const smallestGroup = 3;

async function buildGroup(libraries: RustLibraries, files: readonly string[]): Promise<void> {
  const targets = files.map((file) => programPath(libraries, file));
  const folder = join(libraries.cache, `group-${hashOf(targets)}`);
  writeGroup(folder, new Map(files.map((file) => [basename(programPath(libraries, file)), file])));
  const built = await compile(libraries, join(folder, "main.rs"), join(folder, "group"));
  if ("problem" in built) return;
  for (const target of targets) {
    rmSync(target, { force: true });
    symlinkSync(built.file, target);
  }
}

/** Writes a `main.rs` that runs one of the given programs, chosen by the name it was started with. */
export function writeGroup(folder: string, programs: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, file] of [...programs.values()].entries()) {
    const code = readFileSync(file, "utf8").replace(/^(async )?fn main\(/m, "pub $&");
    writeFileSync(join(folder, `program_${index}.rs`), code);
  }
  writeFileSync(join(folder, "main.rs"), groupMain([...programs.keys()]));
}

function groupMain(names: readonly string[]): string {
  const modules = names.map((_, index) => `mod program_${index};`).join("\n");
  const arms = names
    .map((name, index) => `        "${name}" => program_${index}::main().report(),`)
    .join("\n");
  return `${modules}
use std::process::{ExitCode, Termination};

#[allow(clippy::unit_arg)]
fn main() -> ExitCode {
    let started_as = std::env::args().next().unwrap_or_default();
    match started_as.rsplit('/').next().unwrap_or_default() {
${arms}
        other => panic!("no program is called {}", other),
    }
}
`;
}

/** The path of a compiled program. Its name includes a hash of all its inputs. */
function programPath({ cache, hash }: RustLibraries, file: string): string {
  return join(cache, `${basename(file, ".rs")}-${hashOf([hash, readFileSync(file)])}`);
}

async function compile(
  { args }: RustLibraries,
  file: string,
  target: string,
  extra: readonly string[] = [],
): Promise<Build> {
  // Two checks may run at once: build beside the target, then move it into place in one step.
  // No dot in the name: the compiler would treat the rest as an extension, and both would share object files.
  const unfinished = `${target}-${randomUUID()}`;
  const result = await runCommand("rustc", [...args, ...extra, file, "-o", unfinished]);
  if (!result.succeeded) {
    rmSync(unfinished, { force: true });
    return { problem: result.stderr };
  }
  renameSync(unfinished, target);
  return { file: target };
}

/** Compiles a program and runs it. */
export async function runRust(libraries: RustLibraries, file: string): Promise<CommandResult> {
  const program = await buildProgram(libraries, file);
  return "file" in program ? runCommand(program.file, []) : failed(program.problem);
}

export function failed(stderr: string): CommandResult {
  return { succeeded: false, stdout: "", stderr };
}

function manifest(library: string, runtime: string): string {
  return `[package]
name = "samples"
version = "0.0.0"
edition = "2021"

[dependencies]
genesis-protocol = { path = ${JSON.stringify(library)} }
${runtime}

[profile.dev]
opt-level = 3
debug = false

[workspace]
`;
}

interface CargoMessage {
  reason: string;
  target?: { name: string };
  filenames?: string[];
  message?: { rendered: string };
}

function messages(stdout: string): CargoMessage[] {
  return stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

function compilerMessages(stdout: string): string {
  return messages(stdout)
    .flatMap(({ message }) => message?.rendered ?? [])
    .join("\n");
}

function artifact(stdout: string, name: string): string {
  const file = messages(stdout)
    .filter((message) => message.reason === "compiler-artifact" && message.target?.name === name)
    .flatMap(({ filenames }) => filenames ?? [])
    .find((filename) => filename.endsWith(".rlib"));
  if (!file) throw new Error(`cargo built no library ${name}.`);
  return file;
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}
