import { findOnPath } from "./find-on-path.mjs";

/** Chromium without windows. Tests do without it, in twice the time. */
export const fasterBrowser = "chromium-headless-shell";

/** For a browser that nobody sits in front of: no sandbox, no graphics card, no requests of its own. */
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
 * Where Chromium is: the one without windows where it is installed, which opens a page in half the time.
 * @returns {string}
 */
export function findBrowser() {
  const path = findOnPath(fasterBrowser) ?? findOnPath("chromium");
  if (!path) throw new Error("Chromium is not on the PATH. npm test installs it, or says how.");
  return path;
}
