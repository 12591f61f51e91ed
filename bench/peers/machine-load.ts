import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Send } from "./debugging-pipe.ts";

/** A measurement is discarded if other programs used more of the CPUs than this while it was taken. */
export const disturbedFrom = 0.1;
const attempts = 5;

interface ProcessorTime {
  /** Seconds. */
  at: number;
  machine: number;
  /** This process and those of the browser, by name or id. */
  own: Map<string | number, number>;
}

async function readProcessorTime(send: Send): Promise<ProcessorTime> {
  const { processInfo } = await send("SystemInfo.getProcessInfo");
  const { user, system } = process.cpuUsage();
  return {
    at: performance.now() / 1000,
    machine:
      cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000,
    own: new Map<string | number, number>([
      ["bench", (user + system) / 1e6],
      ...processInfo.map(({ id, cpuTime }): [number, number] => [id, cpuTime]),
    ]),
  };
}

/** The share of the CPUs that other programs used between two readings. */
function foreignShare(before: ProcessorTime, after: ProcessorTime): number {
  const own = [...after.own].reduce((sum, [id, seconds]) => sum + seconds - (before.own.get(id) ?? 0), 0);
  return (after.machine - before.machine - own) / ((after.at - before.at) * cpus().length);
}

/**
 * Waits for a quiet machine and measures. A measurement that other programs disturbed is repeated; if none succeeds
 * undisturbed, the last one is returned, with its share of foreign load.
 *
 * `measure` calls `stop` while the browser's processes still run: the CPU time of a process is unknown once it has
 * ended.
 */
export async function measureUndisturbed<Sample extends object>(
  send: Send,
  patienceSeconds: number,
  measure: (stop: () => Promise<void>) => Promise<Sample>,
): Promise<Sample & { foreignLoad: number }> {
  for (let attempt = 1; ; attempt += 1) {
    if (patienceSeconds > 0) await waitForQuiet(send, patienceSeconds);
    const before = await readProcessorTime(send);
    // Unknown counts as disturbed.
    let foreignLoad = 1;
    const sample = await measure(async () => {
      foreignLoad = foreignShare(before, await readProcessorTime(send));
    });
    if (foreignLoad < disturbedFrom || patienceSeconds === 0 || attempt === attempts)
      return { ...sample, foreignLoad };
    console.error(`  disturbed: other programs used ${Math.round(foreignLoad * 100)} % of the processors`);
  }
}

async function waitForQuiet(send: Send, seconds: number): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; ) {
    const before = await readProcessorTime(send);
    await setTimeout(1000);
    if (foreignShare(before, await readProcessorTime(send)) < disturbedFrom) return;
  }
}
