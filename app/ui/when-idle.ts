// Some browsers report no idle time for minutes if nothing on the page changes.
const patience = 1000;

/**
 * Calls back when the page has loaded and the browser is idle, after a second at the latest. On a prerendered page,
 * waits until it is shown.
 */
export function whenIdle(onIdle: () => void): void {
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", () => whenIdle(onIdle), { once: true });
  } else if (document.readyState !== "complete")
    addEventListener("load", () => whenIdle(onIdle), { once: true });
  // Safari has no idle callback.
  else if ("requestIdleCallback" in window) requestIdleCallback(onIdle, { timeout: patience });
  else setTimeout(onIdle, 200);
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}
