import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findWebServer } from "#commands/web-servers.mjs";
import { freePort } from "#server/free-port.ts";

export interface Contender {
  name: string;
  /** Starts it in the foreground on a loopback port; undefined if it is not installed. */
  start: (port: number) => ChildProcess | undefined;
}

export interface Running {
  origin: string;
  /** Resident memory of the program and its workers, in bytes. */
  memory: () => number;
  stop: () => Promise<void>;
}

const folder = "build/client";
/** Where `npm install sirv-cli serve` was run; these are not dependencies of the site. */
const peers = process.env.PEERS ?? "node_modules";
const quiet = { stdio: "ignore" } as const;

export const contenders: readonly Contender[] = [
  {
    name: "nginx",
    start(port) {
      const program = findWebServer("nginx");
      return program ? spawn(program, nginxArguments(program, port), quiet) : undefined;
    },
  },
  {
    name: "this server",
    start: (port) =>
      spawn(process.execPath, ["--import", "tsx", "server/main.ts", folder], {
        ...quiet,
        env: { ...process.env, PORT: String(port), REQUEST_LOG: "off" },
      }),
  },
  {
    name: "this server, logging",
    start: (port) =>
      spawn(process.execPath, ["--import", "tsx", "server/main.ts", folder], {
        ...quiet,
        env: { ...process.env, PORT: String(port) },
      }),
  },
  {
    name: "sirv",
    start: (port) =>
      startPeer("sirv", [
        folder,
        "--port",
        `${port}`,
        "--host",
        "127.0.0.1",
        "--brotli",
        "--gzip",
        "--quiet",
      ]),
  },
  {
    name: "serve",
    start: (port) =>
      startPeer("serve", [folder, "--listen", `tcp://127.0.0.1:${port}`, "--no-request-logging"]),
  },
];

function startPeer(name: string, args: string[]): ChildProcess | undefined {
  const program = join(peers, ".bin", name);
  return existsSync(program) ? spawn(process.execPath, [program, ...args], quiet) : undefined;
}

/** Starts a server and waits until it responds. */
export async function startContender({ start }: Contender): Promise<Running | undefined> {
  const port = await freePort();
  const child = start(port);
  if (!child) return undefined;
  const origin = `http://127.0.0.1:${port}`;
  for (let round = 0; !(await answers(origin)); round++) {
    if (round === 100 || child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(" ")} does not answer`);
    await setTimeout(100);
  }
  return {
    origin,
    memory: () => residentBytes(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (response) => response.arrayBuffer().then(() => response.ok),
    () => false,
  );
}

function residentBytes(pid: number): number {
  const pids = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && (name === `${pid}` || parentOf(name) === pid),
  );
  return pids
    .map((name) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(name))?.[1] ?? 0) * 1024)
    .reduce((a, b) => a + b, 0);
}

function parentOf(pid: string): number {
  return Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1]);
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // The process has ended since it was listed.
    return "";
  }
}

/** One worker, because Node has one thread; uses the build's precompressed copies. */
function nginxArguments(program: string, port: number): string[] {
  const place = mkdtempSync(join(tmpdir(), "nginx-"));
  process.on("exit", () => rmSync(place, { recursive: true, force: true }));
  mkdirSync(join(place, "logs"));
  const brotli = join(dirname(program), "../lib/nginx/modules/ngx_http_brotli_static_module.so");
  writeFileSync(
    join(place, "nginx.conf"),
    `${existsSync(brotli) ? `load_module ${brotli};` : ""}
user root; worker_processes 1; daemon off; pid nginx.pid; error_log logs/error.log crit;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; } access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s; open_file_cache_valid 60s;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port}; root "${resolve(folder)}"; gzip_static on;
    ${existsSync(brotli) ? "brotli_static on;" : ""}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`,
  );
  return ["-p", place, "-c", "nginx.conf"];
}
