import { join } from "node:path";
import { inParallel } from "#commands/samples/in-parallel.ts";
import { runCommand } from "#commands/samples/run-command.ts";
import { type Definition, settingsOf } from "#experiments/definitions.ts";
import type { Row } from "#experiments/results-file.ts";

const limit = 3600;

/** Compiles the programs in release mode. Returns the path of the binary. */
export async function buildExperiments(root: string, cache = join(root, ".cache", "experiments")) {
  const manifest = join(root, "experiments", "Cargo.toml");
  const args = ["build", "--release", "--locked", "--quiet", "--manifest-path", manifest];
  const { succeeded, stderr } = await runCommand("cargo", args, {
    env: { CARGO_TARGET_DIR: cache },
    seconds: limit,
  });
  if (!succeeded) throw new Error(stderr);
  return join(cache, "release", "experiments");
}

/** Runs every setting with these seeds: one process per CPU core, but one at a time where speed is measured. */
export async function runExperiment(program: string, definition: Definition, seeds: Definition["seeds"]) {
  const run = (setting: string[]) => runSetting(program, definition.name, setting, seeds);
  const settings = settingsOf(definition);
  if (!definition.isMachine) return (await inParallel(settings, run)).flat();
  const rows: Row[] = [];
  for (const setting of settings) rows.push(...(await run(setting)));
  return rows;
}

async function runSetting(
  program: string,
  name: string,
  setting: string[],
  seeds: Definition["seeds"],
): Promise<Row[]> {
  const args = [name, ...setting, seeds.join("-")];
  const { succeeded, stdout, stderr } = await runCommand(program, args, { seconds: limit });
  if (!succeeded) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [seed, ...values] = line.split(",");
      return { setting, seed: Number(seed), values };
    });
}
