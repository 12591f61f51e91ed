import { startWorker } from "#app/figures/start-worker.ts";
import workerUrl from "./performance.worker.ts?worker&url";
import type { Answer, Task } from "./tasks.ts";

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Several workers that can be asked at the same time. */
export interface Crew {
  count: number;
  ask: (worker: number, task: Task) => Promise<Answer>;
}

export class NoWorkers extends Error {
  override name = "NoWorkers";
}

/** Starts workers until the signal ends them, and with them all that is still asked. */
export function hireCrew(count: number, signal: AbortSignal): Crew {
  const workers = Array.from({ length: count }, () => startWorker(workerUrl));
  const waiting = workers.map((): Waiting[] => []);

  function dismiss(reason: unknown) {
    for (const worker of workers) worker?.terminate();
    for (const { reject } of waiting.flat()) reject(reason);
  }

  workers.forEach((worker, place) => {
    worker?.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      waiting[place]?.shift()?.resolve(data);
    });
    worker?.addEventListener("error", (event) => {
      event.preventDefault();
      dismiss(new NoWorkers());
    });
  });
  signal.addEventListener("abort", () => dismiss(signal.reason));

  return {
    count,
    ask(place, task) {
      const worker = workers[place];
      if (!worker) return Promise.reject(new NoWorkers());
      return new Promise((resolve, reject) => {
        waiting[place]?.push({ resolve, reject });
        worker.postMessage(task);
      });
    },
  };
}
