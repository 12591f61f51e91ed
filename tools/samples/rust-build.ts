import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { type CommandResult, runCommand } from "./run-command.ts";

const crateName = "genesis_protocol";
// A warning in a sample is a fault: readers would see it too.
const flags = ["--edition", "2021", "-C", "opt-level=1", "-D", "warnings", "--color", "never"];

/** What was built, or the compiler's words on why not. */
export type Build = { file: string } | { problem: string };

export interface RustToolchain {
  /** Where everything built is kept; names carry a hash of all that went into them. */
  cache: string;
  version: string;
}

export async function findRust(cache: string): Promise<RustToolchain> {
  const { stdout } = await runCommand("rustc", ["--version", "--verbose"]);
  mkdirSync(cache, { recursive: true });
  return { cache, version: stdout };
}

/** Compiles the reference crate of the repository as a library. */
export function buildCrate(rust: RustToolchain, root: string): Promise<Build> {
  const folder = join(root, "reference", "rust", "src");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs"))
    .sort();
  const hash = hashOf([
    rust.version,
    ...flags,
    ...sources.flatMap((file) => [file, readFileSync(join(folder, file), "utf8")]),
  ]);
  return buildOnce(join(rust.cache, `lib${crateName}-${hash}.rlib`), (target) =>
    runCommand("rustc", [
      ...flags,
      "--crate-type=rlib",
      `--crate-name=${crateName}`,
      join(folder, "lib.rs"),
      "-o",
      target,
    ]),
  );
}

/** Compiles one program against the reference crate. */
export function buildProgram(rust: RustToolchain, library: string, file: string): Promise<Build> {
  const name = basename(file, ".rs");
  // The library's name carries its hash, so a changed crate rebuilds every program.
  const hash = hashOf([rust.version, ...flags, basename(library), readFileSync(file, "utf8")]);
  return buildOnce(join(rust.cache, `${name}-${hash}`), (target) =>
    runCommand("rustc", [
      ...flags,
      `--crate-name=${name.replaceAll("-", "_")}`,
      "--extern",
      `${crateName}=${library}`,
      file,
      "-o",
      target,
    ]),
  );
}

async function buildOnce(file: string, compile: (target: string) => Promise<CommandResult>): Promise<Build> {
  if (existsSync(file)) return { file };
  // Two checks may run at once: build beside the target, then move it into place in one step.
  const unfinished = `${file}.${randomUUID()}`;
  const { succeeded, stderr } = await compile(unfinished);
  if (!succeeded) {
    rmSync(unfinished, { force: true });
    return { problem: stderr };
  }
  renameSync(unfinished, file);
  return { file };
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
