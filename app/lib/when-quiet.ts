/** Calls back when the page has loaded all that it came with and the browser has time. */
export function whenQuiet(onQuiet: () => void): void {
  if (document.readyState !== "complete") addEventListener("load", () => whenQuiet(onQuiet), { once: true });
  // Safari has no such callback.
  else if ("requestIdleCallback" in window) requestIdleCallback(onQuiet);
  else setTimeout(onQuiet, 200);
}
