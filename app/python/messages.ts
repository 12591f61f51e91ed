import type { PythonRuntime } from "#model/python-runtime-types.ts";

/** What the page sends to the worker: one program, and the state of a started interpreter if it has one. */
export interface RunRequest {
  program: string;
  runtime: PythonRuntime;
  /** The interpreter's memory after it has started. Starting from it takes a tenth of the time. */
  snapshot?: ArrayBuffer | undefined;
}

/** What the worker sends back, in this order. */
export type RunMessage =
  /** Bytes of the interpreter that have arrived, unpacked. */
  | { type: "progress"; bytes: number }
  /** The program starts now. */
  | { type: "started"; snapshot?: ArrayBuffer | undefined }
  | { type: "output"; text: string }
  /** The program has printed more than is shown; the worker must be stopped. */
  | { type: "too much output" }
  | { type: "finished"; isSuccess: boolean }
  | { type: "failed"; problem: Problem };

/** Why the interpreter did not start, or what ended it. */
export type Problem = "network" | "no WebAssembly" | "interpreter" | "crash";

/** More text would make the page slow. */
export const outputLimit = { characters: 100_000, lines: 2000 } as const;
