import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import type { CDPSession } from "playwright-core";
import { browserFlags } from "#commands/find-browser.mjs";
import { findOnPath } from "#commands/find-on-path.mjs";

/** Sends a command of the DevTools protocol. Only the types are Playwright's. */
export type Send = CDPSession["send"];

interface TargetEvent {
  method: string;
  /** The session that the event comes from. */
  sessionId?: string;
  /** The session that the event is about. */
  params: { sessionId: string; targetInfo?: { type: string } };
}

export interface Pipe {
  /** Commands go to the browser, or to one of its pages. */
  sendTo: (sessionId?: string) => Send;
  /** Returns a function that stops listening. */
  onEvent: (handle: (event: TargetEvent) => void) => () => void;
}

interface Answer {
  id: number;
  result: never;
  error?: { message: string };
}

interface Command {
  sessionId: string | undefined;
  resolve: (result: never) => void;
  reject: (problem: string) => void;
}

// The browser's UI takes up 87 pixels of the window, so pages get 1350 by 940.
const windowSize = "--window-size=1350,1027";

/** Starts Chromium with an empty profile and without Playwright, and ends it afterward. */
export async function withChromium<Result>(use: (pipe: Pipe) => Promise<Result>): Promise<Result> {
  const program = findOnPath("chromium");
  if (!program) throw new Error("Chromium is not on the PATH. On Debian: apt-get install chromium");
  const profile = mkdtempSync(join(tmpdir(), "bench-profile-"));
  const flags = ["--headless", ...browserFlags, windowSize, `--user-data-dir=${profile}`];
  const child = spawn(program, [...flags, "--remote-debugging-pipe", "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    // In its own process group, so that all its processes can be killed.
    detached: true,
  });
  const exited = once(child, "exit");
  const [, , , input, output] = child.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error("Chromium has no pipes.");
  const pipe = openPipe(input, output);
  try {
    return await use(pipe);
  } finally {
    // Chromium may exit before it answers, and it writes to its profile until it has exited.
    pipe
      .sendTo()("Browser.close")
      .catch(() => {});
    await exited;
    killGroup(child.pid);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Kills the processes that a crashed browser leaves behind. They still write to its profile. */
function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // No process is left.
  }
}

/** Messages are JSON, each ended by a NUL character. */
function openPipe(input: Writable, output: Readable): Pipe {
  const pending = new Map<number, Command>();
  const handlers = new Set<(event: TargetEvent) => void>();
  let lastId = 0;
  let received = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const messages = (received + chunk).split("\0");
    received = messages.pop() ?? "";
    for (const message of messages) handle(JSON.parse(message));
  });
  // Chromium has exited, perhaps while a command was being written.
  output.on("end", () => rejectAll(() => true, "Chromium has exited"));
  input.on("error", () => {});

  function handle(message: Answer | TargetEvent): void {
    if ("method" in message) {
      if (message.method === "Target.detachedFromTarget")
        rejectAll(({ sessionId }) => sessionId === message.params.sessionId, "the page is gone");
      for (const handler of handlers) handler(message);
      return;
    }
    const { id, result, error } = message;
    if (error) pending.get(id)?.reject(error.message);
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  }

  /** A page or a browser that is gone sends no response. */
  function rejectAll(isMeant: (command: Command) => boolean, problem: string): void {
    for (const [id, command] of pending) {
      if (!isMeant(command)) continue;
      pending.delete(id);
      command.reject(problem);
    }
  }

  return {
    onEvent(handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    sendTo: (sessionId) => (method, params) =>
      new Promise((resolve, reject) => {
        if (output.readableEnded) throw new Error(`${method}: Chromium has exited`);
        lastId += 1;
        pending.set(lastId, {
          sessionId,
          resolve,
          reject: (problem) => reject(new Error(`${method}: ${problem}`)),
        });
        input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      }),
  };
}
