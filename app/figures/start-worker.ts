import { trustedScript } from "#app/trusted.ts";

/** A worker from a file of this site. It may also fail later, with an error event, when the file does not arrive. */
export function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(import.meta.env.DEV ? url : trustedScript(url), { type: "module" });
  } catch {
    return undefined;
  }
}
