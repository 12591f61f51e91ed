import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type CommandResult, MissingToolError, runCommand } from "./run-command.ts";

const bytecode = join(import.meta.dirname, "..", "..", ".cache", "bytecode");

/** Compiled files go to the cache, not into the source tree. Python ignores a variable that is empty. */
export const bytecodeVariables = { PYTHONDONTWRITEBYTECODE: "", PYTHONPYCACHEPREFIX: bytecode };

let found: string | undefined;

/** The path of the interpreter. `python3` can be a script that looks for it, which takes longer than many samples. */
export function pythonPath(): string {
  found ??= spawnSync("python3", ["-c", "import sys; print(sys.executable)"], {
    encoding: "utf8",
  }).stdout?.trim();
  if (!found) throw new MissingToolError("python3");
  return found;
}

/** Runs a Python program against the library. */
export function runPython(root: string, file: string): Promise<CommandResult> {
  const env = { ...bytecodeVariables, PYTHONPATH: join(root, "library", "python", "src") };
  return runCommand(pythonPath(), [file], { env });
}
