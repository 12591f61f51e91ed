import { announce, openDialog } from "./announce.ts";
import { showNotice } from "./notice.ts";

let isMounted = false;

/** The toast library, loaded once; undefined without a network. */
function loadToaster() {
  return import("./toaster.tsx").catch(() => undefined);
}

/** Preloads the toast library, for controls that will soon need it. */
export function prepareToasts(): void {
  loadToaster();
}

/** Shows a toast and announces it. The toast library is loaded on first use. */
export async function notify(message: string): Promise<void> {
  // The toaster is a live region itself, but one that appears together with its first message is not announced,
  // nor is one that has to move into a dialog first.
  if (!isMounted || openDialog()) announce(message);
  const toaster = await loadToaster();
  if (!toaster) return showNotice(message);
  isMounted = true;
  toaster.showToast(message);
}
