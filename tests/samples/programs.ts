import { existsSync } from "node:fs";
import { join } from "node:path";
import { bytecodeVariables, pythonPath } from "#commands/samples/python.ts";
import { runCommand } from "#commands/samples/run-command.ts";

const root = join(import.meta.dirname, "..", "..");
const target = join(root, ".cache", "samples", "cargo");

const variables = { ...bytecodeVariables, PYTHONPATH: join(root, "library", "python", "src") };

/** The command-line tool in both languages, as a program and its first arguments. */
export const tools = {
  rust: [join(target, "debug", "genesis")],
  python: [
    ...["env", ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)],
    ...[pythonPath(), "-m", "genesis_protocol"],
  ],
} as const;

/** Compiles the Rust tool. */
export async function buildTool(): Promise<void> {
  const manifest = join(root, "library", "rust", "Cargo.toml");
  const args = ["build", "--locked", "--quiet", "--bin", "genesis", "--manifest-path", manifest];
  const env = { CARGO_TARGET_DIR: target };
  const { succeeded, stderr } = await runCommand("cargo", args, { env, seconds: 600 });
  if (!succeeded || !existsSync(tools.rust[0])) throw new Error(stderr);
}
