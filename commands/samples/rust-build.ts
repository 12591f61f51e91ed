import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type CommandResult, runCommand } from "./run-command.ts";

// A warning in a sample is a fault: readers would see it too.
const flags = ["--edition", "2021", "-C", "opt-level=1", "-D", "warnings", "--color", "never"];

/** What was built, or the compiler's words on why not. */
type Build = { file: string } | { problem: string };

/** The crates that samples use, compiled. */
export interface RustLibraries {
  /** Where everything built is kept; names carry a hash of all that went into them. */
  cache: string;
  /** Compiler arguments that make the crates known to a program. */
  args: string[];
  hash: string;
}

export interface CrateFolders {
  /** The folder of the library's crate: the reference model, or another copy of the library. */
  library: string;
  /** The `[dependencies]` line of the async runtime. */
  runtime: string;
}

/** The reference model of a repository, or the copy of the library that GENESIS_CRATE points at. */
export function crateFolders(root: string, other = process.env.GENESIS_CRATE): CrateFolders {
  const reference = join(root, "reference");
  return other
    ? { library: other, runtime: 'tokio = { version = "1.0", features = ["full"] }' }
    : {
        library: join(reference, "rust"),
        runtime: `tokio = { path = ${JSON.stringify(join(reference, "tokio"))} }`,
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
  const name = basename(file, ".rs");
  const hash = hashOf([libraries.hash, readFileSync(file)]);
  const target = join(libraries.cache, `${name}-${hash}`);
  if (existsSync(target)) return { file: target };
  // Two checks may run at once: build beside the target, then move it into place in one step.
  // No dot in the name: the compiler would take what follows for an ending, and both would share object files.
  const unfinished = `${target}-${randomUUID()}`;
  const crate = `--crate-name=${name.replaceAll("-", "_")}`;
  const result = await runCommand("rustc", [...libraries.args, crate, file, "-o", unfinished]);
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
opt-level = 1
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
