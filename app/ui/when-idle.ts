// Some browsers report no idle time for minutes if nothing on the page changes.
const patience = 1000;

/** Calls back when the page has loaded and the browser has nothing else to do, at the latest after a second. */
export function whenIdle(onIdle: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenIdle(onIdle), { once: true });
  // Safari has no idle callback.
  else if ("requestIdleCallback" in window) requestIdleCallback(onIdle, { timeout: patience });
  else setTimeout(onIdle, 200);
}
