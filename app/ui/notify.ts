import { announce } from "#app/lib/announce.ts";

let isMounted = false;

/** Fetches the toast library, for controls that will soon need it; the network may be gone by then. */
export async function prepareToasts(): Promise<boolean> {
  try {
    await import("./toaster.tsx");
    return true;
  } catch {
    return false;
  }
}

/** Shows a toast and tells assistive technology. The toast library loads when it is first needed. */
export async function notify(message: string): Promise<void> {
  // The toaster is a live region itself, but one that appears together with its first message is not read.
  if (!isMounted) announce(message);
  if (!(await prepareToasts())) return;
  const { showToast } = await import("./toaster.tsx");
  isMounted = true;
  showToast(message);
}
