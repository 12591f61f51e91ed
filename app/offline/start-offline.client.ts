import { showLoadFailure, showNotice } from "#app/ui/notice.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { offlineKey, registerWorker } from "./register-worker.ts";

/** Asks the service worker to cache the visited page once it has loaded. Never in development. */
export function startOffline(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker || localStorage.getItem(offlineKey)) return;
  // A prerendered page is not visited yet.
  if (document.prerendering) {
    whenIdle(startOffline);
    return;
  }
  navigator.serviceWorker.addEventListener("message", offerUpdate, { once: true });
  if (document.readyState === "complete") registerWorker();
  else addEventListener("load", registerWorker);
  reportVisit();
}

/** Sends the worker the open page and the files it has loaded, so that it can cache them. */
async function reportVisit(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));
  active?.postMessage({ path: location.pathname, files });
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
