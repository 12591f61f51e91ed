import type { AddressInfo, Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createStaticServer } from "#server/static-server.ts";
import { type EnginePage, eventually, open } from "./engine-page.ts";
import { text, visible } from "./in-page.ts";

let server: Server | undefined;

/** Starts a separate server; stopping it is the only way to go offline in every engine. */
async function startServer(): Promise<string> {
  const http = createStaticServer("build/client");
  server = http;
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function stopServer(): Promise<void> {
  const stopped = server;
  server = undefined;
  if (!stopped) return;
  await new Promise((resolve) => {
    stopped.close(resolve);
    if ("closeAllConnections" in stopped && typeof stopped.closeAllConnections === "function")
      stopped.closeAllConnections();
  });
}

const isStored = async (path: string) => (await caches.match(path, { ignoreVary: true })) !== undefined;

export function checkOffline(page: () => EnginePage): void {
  afterEach(stopServer);

  test("a visited page is available offline, and an unvisited one shows the offline page", async () => {
    const origin = await startServer();
    await open(page(), `${origin}/docs/concepts/dna`);
    await eventually(page(), isStored, "/docs/concepts/dna").toBe(true);
    await eventually(page(), () => navigator.serviceWorker.controller !== null).toBe(true);
    await stopServer();
    await page().goto(`${origin}/docs/concepts/dna`);
    await eventually(page(), text, "h1").toContain("DNA and Genetics");
    await page().goto(`${origin}/docs/quick-start`);
    await eventually(page(), text, "h1").toBe("This page is not on your device");
    await page().complaints();
  });

  test("the whole site can be saved and read offline", async () => {
    const origin = await startServer();
    await open(page(), `${origin}/docs`);
    await page().click("[data-offline]");
    await page().click("dialog[open] .dialog-actions button");
    // The message says why if it can't be saved.
    await eventually(page(), text, "dialog[open] [role=status]").toBe(
      "The site is saved for reading offline.",
    );
    expect(await page().evaluate(text, "dialog[open] .dialog-strong")).toMatch(/^Saved: version/);
    await stopServer();
    await page().goto(`${origin}/docs/advanced/research`);
    await eventually(page(), text, "h1").toContain("Research");
    expect(await page().evaluate(visible, "main")).toBe(true);
    await page().complaints();
  });
}
