import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { freePort } from "../free-port.ts";

export interface Usage {
  /** Bytes of memory in use after garbage collection. */
  live: number;
  rss: number;
  /** Open files and connections. */
  descriptors: number;
}

export interface ServerProcess {
  port: number;
  pid: number;
  /** The server's output so far. */
  said: () => string;
  hasExited: () => boolean;
  measure: () => Promise<Usage>;
  /** Returns the exit code. */
  stop: () => Promise<number | null>;
}

/** Starts the real server on a free port, with a probe for its memory. */
export async function startServer(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "--import", "./server/fuzz/probe.ts", "server/main.ts", folder],
    { env: { ...process.env, ...env, PORT: String(port) }, stdio: ["ignore", "pipe", "pipe", "ipc"] },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      said = (said + text).slice(-100_000);
    });
  }
  const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
  while (!said.includes(`:${port}/`)) {
    await Promise.race([once(child.stdout ?? child, "data"), exited]);
    if (child.exitCode !== null) throw new Error(`the server did not start: ${said}`);
  }
  const pid = child.pid ?? 0;
  return {
    port,
    pid,
    said: () => said,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    async measure() {
      child.send("measure");
      const [usage] = await once(child, "message");
      return { ...usage, descriptors: readdirSync(`/proc/${pid}/fd`).length };
    },
    stop() {
      child.kill("SIGTERM");
      return exited;
    },
  };
}
