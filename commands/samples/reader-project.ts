import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { site } from "#content/site.ts";
import { bytecodeVariables, pythonPath } from "./python.ts";
import { type CommandResult, runCommand } from "./run-command.ts";
import type { CrateFolders } from "./rust-build.ts";

/**
 * The folder that a reader has after following the getting-started page: a Cargo project with the published
 * dependencies, and the Python programs. Shell and TOML samples run in it. The crates come from the repository
 * instead of the registry, so nothing is downloaded.
 */
export interface ReaderProject {
  /** Runs a shell script in the project's folder. */
  run(script: string): Promise<CommandResult>;
  /** Makes Cargo resolve a project with the dependencies of a TOML file. */
  resolve(dependencies: string): Promise<CommandResult>;
  remove(): void;
}

export function createReaderProject(root: string, cache: string, crates: CrateFolders): ReaderProject {
  const folder = mkdtempSync(join(tmpdir(), "reader-"));
  const samples = join(root, "samples");
  createCrate(folder, join(samples, "toml", "dependencies.toml"), join(samples, "rust", "first-organism.rs"));
  for (const name of [".cargo", "bin"]) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, ".cargo", "config.toml"),
    `[registries.genesis]
index = "sparse+${site.url}/registry/"

[patch.genesis]
genesis-protocol = { path = ${JSON.stringify(crates.library)} }

[patch.crates-io]
${crates.runtime}
`,
  );
  for (const name of ["first-organism.py", "population-evolution.py"]) {
    cpSync(join(samples, "python", name), join(folder, name));
  }
  // An active virtual environment has a `python`; Debian only has python3.
  for (const name of ["python", "python3"]) symlinkSync(pythonPath(), join(folder, "bin", name));
  writeFileSync(join(folder, "bin", "genesis"), '#!/bin/sh\nexec python -m genesis_protocol "$@"\n', {
    mode: 0o755,
  });
  const env = {
    PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}`,
    PYTHONPATH: join(root, "library", "python", "src"),
    ...bytecodeVariables,
    CARGO_NET_OFFLINE: "true",
    CARGO_TARGET_DIR: join(cache, "reader"),
  };
  return {
    run: (script) => runCommand("bash", ["-eu", script], { cwd: folder, env }),
    resolve(dependencies) {
      const cwd = mkdtempSync(join(folder, "crate-"));
      createCrate(cwd, dependencies, join(samples, "rust", "first-organism.rs"));
      return runCommand("cargo", ["metadata", "--format-version=1"], { cwd, env });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function createCrate(folder: string, dependencies: string, program: string): void {
  mkdirSync(join(folder, "src"));
  cpSync(program, join(folder, "src", "main.rs"));
  const manifest = '[package]\nname = "digital-organism"\nversion = "0.1.0"\nedition = "2021"\n\n';
  writeFileSync(join(folder, "Cargo.toml"), manifest + readFileSync(dependencies, "utf8"));
}
