import { runtime } from "virtual:python-runtime";
import { trustedScript } from "#app/trusted.ts";
import type { Problem, RunMessage, RunRequest } from "./messages.ts";
import workerUrl from "./python.worker.ts?worker&url";

/** How a run ended. */
export type RunEnd =
  | "success"
  | "exception"
  | "too much output"
  | "stopped"
  | "another program"
  | "left the page"
  | Problem;

export interface RunListener {
  /** The share of the interpreter that has loaded. */
  onProgress: (share: number) => void;
  onStart: () => void;
  onOutput: (text: string) => void;
  onEnd: (end: RunEnd) => void;
}

/** A snapshot of the interpreter's memory after its first start; later runs start from it. */
let snapshot: ArrayBuffer | undefined;
/**
 * Passes the compiled interpreter from one worker to the next. The page never opens it: its own policy forbids
 * WebAssembly, and Firefox would report that.
 */
let compiled: MessagePort | undefined;
let current: { stop: (reason: RunEnd) => void } | undefined;

addEventListener("pagehide", () => current?.stop("left the page"));

/**
 * Runs a program in a fresh interpreter, in a worker. Only one program runs at a time, because phones lack the memory
 * for two. Returns a function that stops it.
 */
export function runPython(program: string, listener: RunListener): () => void {
  current?.stop("another program");
  let isStarted = false;
  let worker: Worker | undefined;

  function end(reason: RunEnd): void {
    worker?.terminate();
    // Messages that are still queued are ignored.
    worker = undefined;
    if (current !== run) return;
    current = undefined;
    listener.onEnd(reason);
  }

  const run = { stop: end };
  current = run;
  if (typeof WebAssembly === "undefined") {
    // The caller isn't ready yet.
    queueMicrotask(() => end("no WebAssembly"));
    return () => {};
  }
  try {
    worker = new Worker(import.meta.env.DEV ? workerUrl : trustedScript(workerUrl), { type: "module" });
  } catch {
    queueMicrotask(() => end("interpreter"));
    return () => {};
  }
  // The file failed to load, or the worker died, as it does when memory runs out.
  worker.onerror = (event) => {
    event.preventDefault();
    end(isStarted ? "crash" : "network");
  };
  worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
    if (!worker) return;
    switch (data.type) {
      case "progress":
        // After the first start, the files come from the cache.
        return snapshot ? undefined : listener.onProgress(Math.min(1, data.bytes / runtime.bytes));
      case "compiled":
        compiled = next;
        return undefined;
      case "started":
        isStarted = true;
        snapshot ??= data.snapshot;
        return listener.onStart();
      case "output":
        return listener.onOutput(data.text);
      case "too much output":
        return end("too much output");
      case "finished":
        return end(data.isSuccess ? "success" : "exception");
      case "failed":
        return end(data.problem);
    }
  };
  const { port1: to, port2: next } = new MessageChannel();
  const module = { from: compiled, to };
  const ports = compiled ? [compiled, to] : [to];
  compiled = undefined;
  worker.postMessage({ program, runtime, snapshot, module } satisfies RunRequest, ports);
  return () => end("stopped");
}
