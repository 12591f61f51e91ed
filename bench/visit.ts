import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { browserFlags } from "#commands/find-browser.mjs";
import { findOnPath } from "#commands/find-on-path.mjs";
import { createStaticServer } from "#server/static-server.ts";
import { watchPage } from "./in-page.ts";
import { type NetworkRecord, recordNetwork } from "./network-record.ts";

interface Conditions {
  context: BrowserContextOptions;
  /** CPU slowdown factor. */
  slowdown: number;
  /** If omitted, the network is not throttled. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Mid-range phone: 4x CPU slowdown, 1.6 Mbps, 150 ms. The same as in the comparison with other frameworks. */
export const slowPhone: Conditions = {
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
};

export const desktop: Conditions = { context: { viewport: { width: 1350, height: 940 } }, slowdown: 1 };

const flags = ["--headless", ...browserFlags, "--remote-debugging-pipe", "--no-startup-window"];

/** Runs a measurement with a browser and closes it afterward. */
export async function withMeasuringBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findOnPath("chromium");
  if (!executablePath) throw new Error("Chromium is not on the PATH. On Debian: apt-get install chromium");
  const profile = mkdtempSync(join(tmpdir(), "bench-profile-"));
  // Playwright's default flags change how pages load, for example when they first paint.
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: true,
    args: [...flags, `--user-data-dir=${profile}`],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Serves built sites with the production server while they are measured, each at its own origin. */
export async function withServers<Result>(
  folders: readonly string[],
  use: (origins: string[]) => Promise<Result>,
): Promise<Result> {
  const servers = folders.map(createStaticServer);
  try {
    return await use(await Promise.all(servers.map(listen)));
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

/** Opens a page as a first-time visitor, waits until it has settled and passes it on. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { context: options, slowdown, network }: Conditions,
  use: (page: Page, record: NetworkRecord) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    // tsx wraps named functions in a helper that pages don't have.
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const record = await recordNetwork(session);
    if (network) await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
    if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await record.settled();
    return await use(page, record);
  } finally {
    await context.close();
  }
}
