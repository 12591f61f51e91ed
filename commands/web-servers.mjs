// Plain JavaScript without dependencies, like setup.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findOnPath } from "./find-on-path.mjs";

const folder = resolve(".cache/web-servers");

/** The servers that the site is tested behind, with their Debian packages and where those have them. */
const webServers = {
  nginx: { packages: ["nginx", "libnginx-mod-http-brotli-static"], file: "usr/sbin/nginx" },
  caddy: { packages: ["caddy"], file: "usr/bin/caddy" },
};

/**
 * Where a server is: on the PATH, or unpacked by the tests.
 * @param {keyof typeof webServers} name
 * @returns {string | undefined}
 */
export function findWebServer(name) {
  const unpacked = join(folder, webServers[name].file);
  return findOnPath(name) ?? (existsSync(unpacked) ? unpacked : undefined);
}

/** What to say where a server is missing: its tests are not run, which nobody shall take for passed. */
export const missingServer = (/** @type {string} */ name) =>
  `NOT RUN: the tests behind ${name}, which is neither on the PATH nor to be had from apt-get.`;

/**
 * Unpacks Debian's nginx and Caddy where they are missing. They are not installed: that would put services on the
 * machine and start them. Where they cannot be had, the tests behind them are reported as not run.
 */
export function ensureWebServers() {
  for (const name of /** @type {(keyof typeof webServers)[]} */ (Object.keys(webServers))) {
    if (!findWebServer(name)) unpack(webServers[name].packages);
    if (!findWebServer(name)) console.warn(missingServer(name));
  }
}

/** @param {string[]} packages */
function unpack(packages) {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    const download = () =>
      spawnSync("apt-get", ["download", "-q", name], { cwd: folder, stdio: "ignore" }).status === 0;
    // A fresh machine has no list of packages yet.
    if (!download() && process.getuid?.() === 0) {
      spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
      download();
    }
    for (const archive of readdirSync(folder).filter((file) => file.endsWith(".deb"))) {
      spawnSync("dpkg-deb", ["-x", archive, "."], { cwd: folder, stdio: "ignore" });
      rmSync(join(folder, archive));
    }
  }
}
