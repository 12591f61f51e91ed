import { trustedScript } from "#app/trusted.ts";

const workerFile = "/sw.js";
/** Storage key: "off" once the reader has removed everything. */
export const offlineKey = "offline";

/** Private windows and strict settings refuse registration; then nothing is stored. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(trustedScript(workerFile)).catch(() => {});
}
