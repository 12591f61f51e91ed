import { trustedScript } from "#app/trusted.ts";

/** Starts a worker from a file of this site. It may fail later, with an error event, if the file doesn't load. */
export function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(import.meta.env.DEV ? url : trustedScript(url), { type: "module" });
  } catch {
    return undefined;
  }
}
