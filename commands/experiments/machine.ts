import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, release, type } from "node:os";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "#commands/samples/run-command.ts";

/** The machine that a run time was measured on. */
export async function describeMachine(): Promise<Record<string, string>> {
  const [rustc, cpu] = await Promise.all([runCommand("rustc", ["--version"]), cpuModel()]);
  return {
    cpu,
    cores: String(availableParallelism()),
    system: `${distribution()}, ${type()} ${release()}`,
    compiler: rustc.stdout.trim(),
    load: `other programs used ${await busyPercentage()}% of the CPU time in the 5 seconds before`,
  };
}

/** Not the load average, which includes the experiments that ran before. */
async function busyPercentage(): Promise<string> {
  const before = cpuTimes();
  await setTimeout(5000);
  const after = cpuTimes();
  return (100 * (1 - (after.idle - before.idle) / (after.all - before.all))).toFixed(0);
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((each) => Object.values(each)).reduce((sum, time) => sum + time, 0),
  };
}

/** Node knows no model names on ARM; `lscpu` does. */
async function cpuModel(): Promise<string> {
  const { stdout } = await runCommand("lscpu", []).catch(() => ({ stdout: "" }));
  const [, model] = /^Model name:\s*(.+)$/m.exec(stdout) ?? [];
  return `${model ?? cpus()[0]?.model ?? "unknown"} (${process.arch})`;
}

function distribution(): string {
  const file = "/etc/os-release";
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1] ?? "unknown distribution";
}
