import { startWorker } from "#app/figures/start-worker.ts";
import workerUrl from "./performance.worker.ts?worker&url";
import type { Answer, Task } from "./tasks.ts";

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Several workers that can run tasks in parallel. */
export interface WorkerPool {
  count: number;
  ask: (worker: number, task: Task) => Promise<Answer>;
}

export class NoWorkers extends Error {
  override name = "NoWorkers";
}

/** Starts workers. Aborting the signal terminates them and rejects all pending tasks. */
export function startWorkerPool(count: number, signal: AbortSignal): WorkerPool {
  const workers = Array.from({ length: count }, () => startWorker(workerUrl));
  const waiting = workers.map((): Waiting[] => []);

  function terminate(reason: unknown) {
    for (const worker of workers) worker?.terminate();
    for (const { reject } of waiting.flat()) reject(reason);
  }

  workers.forEach((worker, place) => {
    worker?.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      waiting[place]?.shift()?.resolve(data);
    });
    worker?.addEventListener("error", (event) => {
      event.preventDefault();
      terminate(new NoWorkers());
    });
  });
  signal.addEventListener("abort", () => terminate(signal.reason));

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
