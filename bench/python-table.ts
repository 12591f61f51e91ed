import { markdownTable } from "./table.ts";

/** The first run of a Python program, and the next one. */
export interface PythonRow {
  line: string;
  /** Received between the click and the first output, headers included. */
  bytes: number;
  requests: number;
  /** From the click to the first printed line, in milliseconds. */
  firstMs: number;
  secondMs: number;
  /** Growth of the browser's memory, in bytes. */
  memory: number;
}

export interface PythonResult {
  path: string;
  rows: PythonRow[];
}

export function pythonTable({ path, rows }: PythonResult): string {
  return markdownTable(
    [`first program of ${path}`, "received", "requests", "first output", "next run", "memory"],
    rows.map(({ line, bytes, requests, firstMs, secondMs, memory }) => [
      line,
      `${(bytes / 1e6).toFixed(2)} MB`,
      String(requests),
      seconds(firstMs),
      seconds(secondMs),
      `${Math.round(memory / 1e6)} MB`,
    ]),
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
