import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOnPath } from "#commands/find-on-path.mjs";
import { freePort } from "#server/free-port.ts";
import type { Accessible, ReadablePage } from "./engine-page.ts";
import { removeFolder } from "./remove-folder.ts";
import { type ElementReference, idOf } from "./webdriver-session.ts";

export const firefoxCommand = findOnPath("firefox-esr") ?? "firefox-esr";
// Overlay scrollbars take no width, as on phones and Macs.
export const firefoxPreferences = { "ui.useOverlayScrollbars": 1 };

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value: unknown }];

/**
 * A page in Firefox, driven by Marionette: WebDriver's commands as JSON over a socket, each message preceded by its
 * length. The first message is Firefox's greeting.
 */
export class MarionettePage implements ReadablePage {
  readonly #firefox: ChildProcess;
  readonly #profile: string;
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #sent = 0;

  private constructor(firefox: ChildProcess, profile: string, socket: Socket) {
    this.#firefox = firefox;
    this.#profile = profile;
    this.#socket = socket;
    let received = Buffer.alloc(0);
    socket.on("data", (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const start = received.indexOf(":") + 1;
        const end = start + Number(received.subarray(0, start - 1));
        if (start === 0 || received.length < end) return;
        const message = JSON.parse(received.subarray(start, end).toString());
        received = received.subarray(end);
        this.#waiting.get(message[1])?.(message);
      }
    });
  }

  static async start(): Promise<MarionettePage> {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const preferences = Object.entries({ ...firefoxPreferences, "marionette.port": port });
    writeFileSync(
      join(profile, "user.js"),
      preferences.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(""),
    );
    const size = ["--width=1440", "--height=900"];
    const firefox = spawn(
      firefoxCommand,
      ["--headless", "--marionette", "--no-remote", "--profile", profile, ...size],
      { stdio: "ignore" },
    );
    const page = new MarionettePage(firefox, profile, await connected(port));
    await page.#send("NewSession", {});
    return page;
  }

  async goto(address: string): Promise<void> {
    await this.#send("Navigate", { url: address });
  }

  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#send("ExecuteScript", { script: `return (${work})(...arguments);`, args });
  }

  async accessibles(selector: string): Promise<Accessible[]> {
    const elements = await this.#send<ElementReference[]>("ExecuteScript", {
      script: "return [...document.querySelectorAll(arguments[0])];",
      args: [selector],
    });
    return Promise.all(
      elements.map(async (element) => ({
        role: await this.#send<string>("GetComputedRole", { id: idOf(element) }),
        name: await this.#send<string>("GetComputedLabel", { id: idOf(element) }),
      })),
    );
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    this.#firefox.kill();
    if (this.#firefox.exitCode === null) await once(this.#firefox, "exit");
    removeFolder(this.#profile);
  }

  #send<Value>(command: string, parameters: object): Promise<Value> {
    this.#sent += 1;
    const id = this.#sent;
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([, , error, result]) => {
        this.#waiting.delete(id);
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve(result.value as Value);
      });
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }
}

/** Waits until Firefox listens. */
async function connected(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return socket;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
