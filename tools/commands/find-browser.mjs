import { findOnPath } from "./find-on-path.mjs";

/**
 * Where Chromium is: the one without windows where it is installed, which opens a page in half the time.
 * @returns {string}
 */
export function findBrowser() {
  const path = findOnPath("chromium-headless-shell") ?? findOnPath("chromium");
  if (!path) throw new Error("Chromium is not on the PATH. npm test installs it, or says how.");
  return path;
}
