import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { createStaticServer } from "#server/static-server.ts";
import { browserFlags } from "#tools/commands/find-browser.mjs";
import { findOnPath } from "#tools/commands/find-on-path.mjs";
import { watchPage } from "./in-page.ts";
import { type NetworkRecord, recordNetwork } from "./network-record.ts";

export interface Conditions {
  context: BrowserContextOptions;
  /** How many times slower the processor is made. */
  slowdown: number;
  /** A slow line; without it, what the machine itself gives. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** A phone of the middle class on a slow line: the conditions under which documentation frameworks were compared. */
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
  // Playwright's own flags change how pages load (when they first paint, for one), so none of them is used.
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: true,
    args: [...flags, `--user-data-dir=${profile}`],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Serves built sites with the production server while they are measured, each at an origin of its own. */
export async function withServers<Result>(
  folders: readonly string[],
  use: (origins: string[]) => Promise<Result>,
): Promise<Result> {
  const servers = folders.map(createStaticServer);
  try {
    for (const server of servers) {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    }
    const addresses = servers.map((server) => server.address() as AddressInfo);
    return await use(addresses.map(({ port }) => `http://127.0.0.1:${port}`));
  } finally {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}

/** Opens a page as a first-time visitor, waits until it has settled and hands it on. */
export async function visit<Result>(
  browser: Browser,
  url: string,
  { context: options, slowdown, network }: Conditions,
  use: (page: Page, record: NetworkRecord) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    // What runs this file names functions by a helper that pages do not have.
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
