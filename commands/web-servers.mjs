// Plain JavaScript without dependencies, like setup.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findOnPath } from "./find-on-path.mjs";

const folder = resolve(".cache/web-servers");

/** The servers that the site is tested with, their Debian packages and the paths in those. */
const webServers = {
  nginx: { packages: ["nginx", "libnginx-mod-http-brotli-static"], file: "usr/sbin/nginx" },
  caddy: { packages: ["caddy"], file: "usr/bin/caddy" },
};

/**
 * Finds a server: on the PATH, or unpacked by the tests.
 * @param {keyof typeof webServers} name
 * @returns {string | undefined}
 */
export function findWebServer(name) {
  const unpacked = join(folder, webServers[name].file);
  return findOnPath(name) ?? (existsSync(unpacked) ? unpacked : undefined);
}

/** The message for a missing server: its tests are skipped, which must not look like a pass. */
export const missingServer = (/** @type {string} */ name) =>
  `NOT RUN: the tests behind ${name}, which is neither on the PATH nor to be had from apt-get.`;

/**
 * Unpacks Debian's nginx and Caddy if they are missing. Installing them would add services to the machine and start
 * them. If they aren't available, their tests are reported as skipped.
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
    // A fresh machine has no package list yet.
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
