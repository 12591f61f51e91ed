import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/free-port.ts";
import { type EnginePage, type Key, type ReadablePage, webDriverKeys } from "./engine-page.ts";
import { removeFolder } from "./remove-folder.ts";
import { type ElementReference, idOf, WebDriverSession } from "./webdriver-session.ts";

/**
 * WebKitGTK warns on every page that it doesn't know this directive, which other engines need; on a slow machine, that
 * what a script is about to use was not used within seconds; and, if the page is left meanwhile, that it could not look
 * for a newer service worker. The checks of offline reading fail if the worker really can't be loaded.
 */
const ignored =
  /manifest-src|was preloaded using link preload but not used within a few seconds|\/sw\.js due to access control checks/;

/** Opens WebKitGTK on a separate virtual screen. */
export async function openWebKit(): Promise<EnginePage> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const consoleFile = join(folder, "console.txt");
  writeFileSync(consoleFile, "");
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WEBKIT_CONSOLE: consoleFile,
      WEBKIT_DATA: folder,
      NO_AT_BRIDGE: "1",
      // Without a graphics card, compositing takes a third of WebKit's time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": {
      binary: join(import.meta.dirname, "webkit-window.py"),
      args: ["--automation"],
    },
  });
  let read = 0;
  const readable: ReadablePage = {
    goto: (address) => session.post("url", { url: address }),
    evaluate: (work, ...args) => session.runAsync(`(${work})(...${JSON.stringify(args)})`),
    accessibles: async (selector) => {
      const elements = await session.post<ElementReference[]>("elements", {
        using: "css selector",
        value: selector,
      });
      return Promise.all(
        elements.map(async (element) => ({
          role: await session.ask(element, "computedrole"),
          name: await session.ask(element, "computedlabel"),
        })),
      );
    },
  };
  return {
    ...readable,
    engine: "WebKit",
    version: session.version,
    readable: async () => readable,
    run: (script) => session.runAsync(script),
    click: async (selector) => session.post(`element/${idOf(await session.visible(selector))}/click`, {}),
    hover: async (selector) => {
      const origin = await session.visible(selector);
      await session.act(pointer([{ type: "pointerMove", origin, x: 0, y: 0, duration: 0 }]));
    },
    clickAt: (x, y) => session.act(pointer([{ type: "pointerMove", x, y, duration: 0 }, ...press])),
    press: (...keys) => session.act(keyActions(keys)),
    type: (text) => session.act(typeActions(text)),
    resize: async (width, height) => {
      await session.post("window/rect", { width, height });
    },
    complaints: async () => {
      const lines = readFileSync(consoleFile, "utf8").slice(read).split("\n");
      read += lines.join("\n").length;
      return lines.filter((line) => /^CONSOLE \S+ (ERROR|WARN)/.test(line) && !ignored.test(line));
    },
    close: async () => {
      await session.end();
      await Promise.all([stop(driver), stop(screen.process)]);
      removeFolder(folder);
    },
  };
}

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    process.once("error", reject);
    process.once("exit", () => reject(new Error("Xvfb ended before it had a display")));
    process.stdio[3]?.once("data", (data) => resolve(`:${String(data).trim()}`));
  });
  return { process, display };
}

function stop(process: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process.exitCode !== null) return resolve();
    process.once("exit", () => resolve());
    process.kill();
  });
}

/** Presses keys together, then releases them. */
function keyActions(keys: readonly Key[]): object {
  const codes = keys.map((key) => webDriverKeys[key]);
  return keyboard([
    ...codes.map((value) => ({ type: "keyDown", value })),
    ...codes.toReversed().map((value) => ({ type: "keyUp", value })),
  ]);
}

const typeActions = (text: string) =>
  keyboard(
    [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  );

const press = [
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];

const pointer = (actions: object[]) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions,
});

const keyboard = (actions: object[]) => ({ type: "key", id: "keyboard", actions });
