import type { PythonRuntime } from "#model/python-runtime-types.ts";

/** A message to the worker: one program, and the snapshot of a started interpreter if there is one. */
export interface RunRequest {
  program: string;
  runtime: PythonRuntime;
  /** The interpreter's memory after starting and importing the library. Starting from it takes a tenth of the time. */
  snapshot?: ArrayBuffer | undefined;
  /** Passes the compiled interpreter from the previous worker to this one, and on to the next. */
  module: { from?: MessagePort | undefined; to: MessagePort };
}

/** Messages from the worker, in this order. */
export type RunMessage =
  /** Bytes of the interpreter loaded so far, uncompressed. */
  | { type: "progress"; bytes: number }
  /** The compiled interpreter is available to the next worker. */
  | { type: "compiled" }
  /** The program starts now. */
  | { type: "started"; snapshot?: ArrayBuffer | undefined }
  | { type: "output"; text: string }
  /** The program has printed more than the limit; the worker must be stopped. */
  | { type: "too much output" }
  | { type: "finished"; isSuccess: boolean }
  | { type: "failed"; problem: Problem };

/** Why the interpreter failed to start, or what ended it. */
export type Problem = "network" | "no WebAssembly" | "interpreter" | "crash";

/** More text would slow down the page. */
export const outputLimit = { characters: 100_000, lines: 2000 } as const;
