import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished } from "vitest";

const patience = 120_000;

/** A running `genesis chat` process, with everything it has printed so far. */
export interface Participant {
  type: (line: string) => void;
  /** Waits until the text has been printed. */
  sees: (text: string | RegExp) => Promise<void>;
  printed: () => string;
  /** Kills the process, as a crash would. */
  kill: () => Promise<void>;
  /** Waits until the process exits and returns its exit code. */
  ended: () => Promise<number | null>;
}

/** Starts `genesis chat`. The process is killed when the test ends, if it's still running. */
export function join(program: readonly string[], ...args: string[]): Participant {
  const [command = "", ...rest] = program;
  const child: ChildProcess = spawn(command, [...rest, "chat", ...args], { stdio: "pipe" });
  const exit = once(child, "exit");
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part) => (text += part));
  // Ignore errors from writing to a process that has exited.
  child.stdin?.on("error", () => {});
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    type: (line) => void child.stdin?.write(`${line}\n`),
    sees: (expected) => expect.poll(() => text, { timeout: patience, interval: 20 }).toMatch(expected),
    printed: () => text,
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
    async ended() {
      await exit;
      return child.exitCode;
    },
  };
}

/** The address that a participant listens on. */
export async function addressOf(listener: Participant): Promise<string> {
  await listener.sees("listening on ");
  return /listening on (\S+)/.exec(listener.printed())?.[1] ?? "";
}
