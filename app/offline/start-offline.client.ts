import { showLoadFailure, showNotice } from "#app/ui/notice.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { offlineKey, registerWorker } from "./register-worker.ts";

/** Asks the service worker to cache the visited page once it has loaded. Never in development. */
export function startOffline(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker || localStorage.getItem(offlineKey)) return;
  whenIdle(reportVisit);
}

/**
 * Tells the newest worker which files the page has loaded, so that it can cache them with the page. An older worker
 * doesn't know that there is a newer version.
 */
async function reportVisit(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", offerUpdate, { once: true });
  registerWorker();
  const { installing, waiting, active } = await serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  (installing ?? waiting ?? active)?.postMessage(files);
}

export async function openOffline(isUpdate = false): Promise<void> {
  try {
    (await import("./offline-dialog.tsx")).openDialog(isUpdate);
  } catch {
    showLoadFailure(() => openOffline(isUpdate));
  }
}

function offerUpdate(): void {
  showNotice("A newer version of this site is ready.", { label: "Update", onPress: () => openOffline(true) });
}
