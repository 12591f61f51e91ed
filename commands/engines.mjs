// Plain JavaScript without dependencies, like setup.mjs.
import { spawnSync } from "node:child_process";
import { findOnPath } from "./find-on-path.mjs";

/** The engines besides Chromium, how to detect them, and their Debian packages. */
const engines = {
  Firefox: {
    isInstalled: () => findOnPath("firefox-esr") !== undefined,
    packages: ["firefox-esr"],
  },
  WebKit: {
    isInstalled: () =>
      ["WebKitWebDriver", "Xvfb"].every((command) => findOnPath(command) !== undefined) &&
      spawnSync("/usr/bin/python3", ["-c", "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0,
    packages: ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1", "gir1.2-gtk-3.0"],
  },
};

/** @typedef {keyof typeof engines} Engine */
const names = /** @type {Engine[]} */ (Object.keys(engines));

/**
 * The message for a missing engine: its checks are skipped, which must not look like a pass.
 * @param {Engine} name
 * @returns {string | undefined}
 */
export function missingEngine(name) {
  const { isInstalled, packages } = engines[name];
  if (isInstalled()) return undefined;
  return `NOT RUN: the checks in ${name}. Install it with: apt-get install ${packages.join(" ")}`;
}

/** Installs Firefox and WebKit if they are missing and can be installed. */
export function ensureEngines() {
  const missing = names.filter((name) => !engines[name].isInstalled());
  if (missing.length > 0 && process.getuid?.() === 0 && findOnPath("apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const packages = missing.flatMap((name) => engines[name].packages);
    console.log(`\n▸ Installing ${missing.join(" and ")} for the tests (about two minutes)`);
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
      stdio: "ignore",
      env,
    });
  }
  for (const name of missing) {
    const problem = missingEngine(name);
    if (problem) console.warn(problem);
  }
}
