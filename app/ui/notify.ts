import { announce } from "#app/lib/announce.ts";

/** Shows a toast and tells assistive technology. The toast library loads when it is first needed. */
export async function notify(message: string): Promise<void> {
  announce(message);
  try {
    const { showToast } = await import("./toaster.tsx");
    showToast(message);
  } catch {
    // Offline before the first toast: the announcement and the control's own state have said it already.
  }
}
