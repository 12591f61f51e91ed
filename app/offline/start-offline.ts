import { trustedScript } from "#app/lib/trusted.ts";
import { showNotice } from "#app/ui/notice.ts";

// Here and not with the rest of what is known about storage, which is loaded when it is needed.
const workerFile = "/sw.js";
/** In storage: "off" once the reader has removed everything. */
export const offlineKey = "offline";

/** Has the worker keep what is visited, once the page itself is complete. Never in development. */
export function startOffline(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker || localStorage.getItem(offlineKey)) return;
  navigator.serviceWorker.addEventListener("message", offerUpdate, { once: true });
  if (document.readyState === "complete") registerWorker();
  else addEventListener("load", registerWorker);
  noteVisit();
}

/** Private windows and strict settings refuse; then nothing is kept. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(trustedScript(workerFile)).catch(() => {});
}

/** Tells the worker where the reader is: moving from page to page loads scripts, not pages. */
export async function noteVisit(): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage(location.pathname);
}

export async function openOffline(isUpdate = false): Promise<void> {
  try {
    (await import("./offline-dialog.tsx")).openDialog(isUpdate);
  } catch {
    showNotice("This needs a file that could not be loaded. Check your connection, then try again.");
  }
}

function offerUpdate(): void {
  showNotice("A newer version of this site is ready.", { label: "Update", onPress: () => openOffline(true) });
}
