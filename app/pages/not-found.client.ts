/** Logs the requested path to the console, where the author of a broken link can find it. */
export function logMissingPath(): void {
  if (document.querySelector("[data-missing-page]")) console.error("404: no page at", location.pathname);
}
