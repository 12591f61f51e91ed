import { setTimeout as wait } from "node:timers/promises";
import { childProcesses } from "./child-processes.ts";

const sliceMs = 40;

/**
 * Lets the browser's pages run for only a share of the time. The browser's own throttling slows down the main thread,
 * but not the workers, where Python runs.
 */
export async function withSlowProcessor<Result>(
  slowdown: number,
  use: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let renderers: number[] = [];
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of renderers)
      try {
        process.kill(pid, name);
      } catch {
        // The page has been closed in the meantime.
      }
  };
  async function slowDown(): Promise<void> {
    while (!isOver) {
      renderers = childProcesses()
        .filter(({ command }) => command.includes("--type=renderer"))
        .map(({ pid }) => pid);
      signal("SIGSTOP");
      await wait(sliceMs - sliceMs / slowdown);
      signal("SIGCONT");
      await wait(sliceMs / slowdown);
    }
  }
  const slowed = slowDown();
  try {
    return await use();
  } finally {
    isOver = true;
    await slowed;
  }
}
