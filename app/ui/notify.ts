import { announce, openDialog } from "./announce.ts";
import { showNotice } from "./notice.ts";

let isMounted = false;

/** The toast library, loaded once; nothing when the network is gone. */
function loadToaster() {
  return import("./toaster.tsx").catch(() => undefined);
}

/** Fetches the toast library ahead of time, for controls that will soon need it. */
export function prepareToasts(): void {
  loadToaster();
}

/** Shows a toast and tells assistive technology. The toast library loads when it is first needed. */
export async function notify(message: string): Promise<void> {
  // The toaster is a live region itself, but one that appears together with its first message is not read,
  // nor is one that has to move into a dialog first.
  if (!isMounted || openDialog()) announce(message);
  const toaster = await loadToaster();
  if (!toaster) return showNotice(message);
  isMounted = true;
  toaster.showToast(message);
}
