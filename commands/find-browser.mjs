import { findOnPath } from "./find-on-path.mjs";

/** Headless Chromium. The tests work without it, but take twice as long. */
export const fasterBrowser = "chromium-headless-shell";

/** Flags for an unattended browser: no sandbox, no GPU, no background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds Chromium: the headless build if it is installed, which opens a page in half the time.
 * @returns {string}
 */
export function findBrowser() {
  const path = findOnPath(fasterBrowser) ?? findOnPath("chromium");
  if (!path) throw new Error("Chromium is not on the PATH. npm test installs it, or says how.");
  return path;
}
