import { spawn } from "node:child_process";

export interface CommandResult {
  succeeded: boolean;
  stdout: string;
  stderr: string;
}

interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  seconds?: number;
}

/** A program that must be installed before samples can be checked. */
export class MissingToolError extends Error {
  constructor(command: string) {
    super(
      `${command} was not found. Samples need rustc, cargo, rustfmt, python3 and black on the PATH; ` +
        "on Debian: apt-get install rustc-web cargo-web rustfmt-web python3 black",
    );
    this.name = "MissingToolError";
  }
}

/** Runs a program to its end. Throws only if the program is missing; a failure is a result. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, seconds = 600 }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: seconds * 1000,
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.on("error", (error) => {
      const isMissing = "code" in error && error.code === "ENOENT";
      reject(isMissing ? new MissingToolError(command) : error);
    });
    child.on("close", (code, signal) => {
      if (signal) stderr += `\n${command} was stopped by ${signal} (limit: ${seconds} s)`;
      resolve({ succeeded: code === 0, stdout, stderr });
    });
  });
}
