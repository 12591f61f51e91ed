/** Calls back when the page has loaded and the browser has nothing else to do. */
export function whenIdle(onIdle: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenIdle(onIdle), { once: true });
  // Safari has no idle callback.
  else if ("requestIdleCallback" in window) requestIdleCallback(onIdle);
  else setTimeout(onIdle, 200);
}
