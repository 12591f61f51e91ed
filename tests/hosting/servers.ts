import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { askPort } from "#server/ask.ts";
import { freePort } from "#server/free-port.ts";
import { findOnPath } from "#tools/commands/find-on-path.mjs";
import { nginxAddress } from "#tools/hosting/nginx.ts";

/** A server that answers for the built site with what the build wrote for it. */
export interface HostingServer {
  name: string;
  /** What to install where it is not there; nothing for what is always there. */
  missing: string | undefined;
  /** Starts it in the foreground; everything that it writes goes to the folder. */
  start: (port: number, folder: string) => ChildProcess;
}

export interface Running {
  port: number;
  origin: string;
  stop: () => Promise<void>;
}

const build = resolve("build");
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const servers: readonly HostingServer[] = [
  { name: "built-in", missing: undefined, start: startBuiltIn },
  { name: "nginx", missing: findOnPath("nginx") ? undefined : "nginx-light", start: startNginx },
  { name: "caddy", missing: findOnPath("caddy") ? undefined : "caddy", start: startCaddy },
];

/** Starts a server on a free port of the loopback address and waits until it answers. */
export async function run({ name, start }: HostingServer): Promise<Running> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const child = start(port, folder);
  let said = "";
  child.stdout?.on("data", (text) => (said += text));
  child.stderr?.on("data", (text) => (said += text));
  const answers = () => askPort(port, "/robots.txt").then(Boolean, () => false);
  for (let round = 0; !(await answers()); round++) {
    if (round === 300 || child.exitCode !== null) throw new Error(`${name} does not answer: ${said}`);
    await setTimeout(100);
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function startBuiltIn(port: number): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", "server/main.ts", join(build, "client")], {
    env: { ...process.env, PORT: String(port), REQUEST_LOG: "off" },
  });
}

function startNginx(port: number, folder: string): ChildProcess {
  symlinkSync(join(build, "client"), join(folder, "client"));
  const hasBrotli = existsSync(brotliModule);
  const configuration = readFileSync(join(build, "nginx.conf"), "utf8")
    .replace(nginxAddress, `127.0.0.1:${port}`)
    .replace(/# (brotli_static on;)/, hasBrotli ? "$1" : "$&");
  writeFileSync(
    join(folder, "nginx.conf"),
    // The workers of root would be of a user who may not read the repository.
    [
      hasBrotli ? `load_module ${brotliModule};` : "",
      process.getuid?.() === 0 ? "user root;" : "",
      configuration,
    ].join("\n"),
  );
  return spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"]);
}

function startCaddy(port: number, folder: string): ChildProcess {
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(build, "Caddyfile")], {
    env: {
      ...process.env,
      CADDY_ADMIN: "off",
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: join(build, "client"),
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
}
