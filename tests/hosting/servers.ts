import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findWebServer } from "#commands/web-servers.mjs";
import { nginxAddress } from "#publish/hosting/nginx.ts";
import { askPort } from "#server/ask.ts";
import { buildFolder, siteFolder } from "#tests/build-folder.ts";

/** A web server for the built site, with the configuration that the build wrote for it. */
export interface HostingServer {
  name: string;
  /** The path of its program; undefined if it is not installed. */
  program: string | undefined;
  /** Starts it in the foreground, serving `site`; it writes only to `folder`. */
  start: (program: string, port: number, folder: string, site: string) => ChildProcess;
}

export interface Running {
  port: number;
  origin: string;
  stop: () => Promise<void>;
}

/** Fails on every server under test. The published configurations have no such path. */
export const failingPath = "/failing";

export const servers: readonly HostingServer[] = [
  { name: "built-in", program: process.execPath, start: startBuiltIn },
  { name: "nginx", program: findWebServer("nginx"), start: startNginx },
  { name: "caddy", program: findWebServer("caddy"), start: startCaddy },
];

/** Starts a server on a loopback port and waits until it responds. */
export async function run(
  { name, program, start }: HostingServer,
  { port, site = siteFolder }: { port: number; site?: string },
): Promise<Running> {
  if (!program) throw new Error(`${name} is not installed`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const child = start(program, port, folder, site);
  let said = "";
  child.stdout?.on("data", (text) => (said += text));
  child.stderr?.on("data", (text) => (said += text));
  const answers = () => askPort(port, "/robots.txt").then(Boolean, () => false);
  for (let round = 0; !(await answers()); round++) {
    if (round === 3000 || child.exitCode !== null) throw new Error(`${name} does not answer: ${said}`);
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

function startBuiltIn(program: string, port: number, _folder: string, site: string): ChildProcess {
  const imports = ["--import", "tsx", "--import", "./tests/hosting/failing-lookup.ts"];
  return spawn(program, [...imports, "server/main.ts", site], {
    env: { ...process.env, PORT: String(port), REQUEST_LOG: "off", FAILING_PATH: failingPath },
  });
}

function startNginx(program: string, port: number, folder: string, site: string): ChildProcess {
  symlinkSync(site, join(folder, "client"));
  const modulePath = join(dirname(program), "../lib/nginx/modules/ngx_http_brotli_static_module.so");
  const brotli = existsSync(modulePath) ? modulePath : undefined;
  const configuration = readFileSync(join(buildFolder, "nginx.conf"), "utf8")
    .replace(nginxAddress, `127.0.0.1:${port}`)
    .replace("location = / {", `location = ${failingPath} { return 500; }\n    $&`)
    .replace(/# (brotli_static on;)/, brotli ? "$1" : "$&");
  writeFileSync(
    join(folder, "nginx.conf"),
    // If root starts nginx, its workers run as a user who may not be able to read the repository.
    [
      brotli ? `load_module ${brotli};` : "",
      process.getuid?.() === 0 ? "user root;" : "",
      configuration,
    ].join("\n"),
  );
  return spawn(program, ["-p", folder, "-c", "nginx.conf", "-g", "daemon off;"]);
}

function startCaddy(program: string, port: number, folder: string, site: string): ChildProcess {
  const configuration = readFileSync(join(buildFolder, "Caddyfile"), "utf8");
  const file = join(folder, "Caddyfile");
  writeFileSync(file, configuration.replace("\troute {\n", `$&\t\terror ${failingPath} 500\n`));
  return spawn(program, ["run", "--adapter", "caddyfile", "--config", file], {
    env: {
      ...process.env,
      CADDY_ADMIN: "off",
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: site,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
  });
}
