import { readdirSync, readFileSync } from "node:fs";

interface ChildProcess {
  pid: number;
  command: string;
  /** Resident memory. */
  bytes: number;
}

/** The processes that this one started, and those that they started. */
export function childProcesses(): ChildProcess[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const below = (parent: number): ChildProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(process.pid);
}

function readProcess(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    const [, parent = ""] = /^PPid:\s+(\d+)/m.exec(status) ?? [];
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    return [{ pid: Number(pid), parent: Number(parent), command, bytes: Number(kilobytes) * 1024 }];
  } catch {
    // The process has ended in the meantime.
    return [];
  }
}
