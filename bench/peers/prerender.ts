import { setTimeout } from "node:timers/promises";
import type { BenchOptions } from "../options.ts";
import { measured } from "../result-files.ts";
import { type Pipe, withChromium } from "./debugging-pipe.ts";
import { isOurs } from "./goals.ts";
import { openHarness, type PeerSite } from "./harness.ts";
import { measureUndisturbed } from "./machine-load.ts";
import { type PrerenderResult, prerenderTable, type SiteNavigations } from "./prerender-table.ts";
import { type Tab, withTab } from "./tab.ts";
import { findLink, type Navigation, readNavigation, watchNavigation } from "./time-navigation.ts";

const slowdowns = [1, 4];
const quietMs = 2000;
const patienceMs = 30_000;

/**
 * The time from a click to the next page with speculation rules active, for this site and its peers. Peers without
 * rules navigate as usual.
 */
export async function prerender(options: BenchOptions): Promise<void> {
  const { sites, serveSite } = await openHarness(options);
  const servers = await Promise.all(sites.map(({ dir }) => serveSite(dir)));
  try {
    const result = await measured(`prerender${options.label}`, () =>
      withChromium((pipe) =>
        measureSites(
          pipe,
          sites.map((site, index) => ({ ...site, origin: servers[index]?.origin ?? "" })),
          options,
        ),
      ),
    );
    console.log(prerenderTable(result));
    failIfNotPrerendered(result);
  } finally {
    for (const server of servers) server.close();
  }
}

async function measureSites(
  pipe: Pipe,
  sites: (PeerSite & { origin: string })[],
  { runs, patience, hover }: BenchOptions,
): Promise<PrerenderResult> {
  const toBrowser = pipe.sendTo();
  const { product } = await toBrowser("Browser.getVersion");
  const results = sites.map(
    ({ name, page, target }): SiteNavigations => ({ name, page, target, samples: [] }),
  );
  // A first visit, so that the server has compressed every file.
  for (const site of sites) await navigate(pipe, site, hover, 1);
  for (let run = 0; run < runs; run += 1) {
    for (const index of sites.keys()) {
      const turn = (index + run) % sites.length;
      const site = sites[turn];
      if (!site) continue;
      console.error(`run ${run + 1} of ${runs}: ${site.name}`);
      for (const slowdown of slowdowns) {
        const sample = await measureUndisturbed(toBrowser, patience, (stop) =>
          navigate(pipe, site, hover, slowdown, stop),
        );
        results[turn]?.samples.push({ slowdown, ...sample });
      }
    }
  }
  return { browser: product, runs, hoverMs: hover, sites: results };
}

function navigate(
  pipe: Pipe,
  { name, origin, page, target }: PeerSite & { origin: string },
  hover: number,
  slowdown: number,
  stop = async () => {},
): Promise<Navigation> {
  // tsx wraps named functions in a helper that pages don't have.
  const script = `globalThis.__name = (named) => named; (${watchNavigation})()`;
  return withTab(pipe, { slowdown, script }, async (tab) => {
    await tab.send("Page.navigate", { url: origin + page });
    await settled(tab);
    const link = await tab.evaluate(`(${findLink})(${JSON.stringify(target)})`);
    if (!isPoint(link)) throw new Error(`${name}: ${page} shows no link to ${target}`);
    const mouse = (type: "mouseMoved" | "mousePressed" | "mouseReleased") =>
      tab.send("Input.dispatchMouseEvent", { type, ...link, button: "left", clickCount: 1 });
    await mouse("mouseMoved");
    await setTimeout(hover);
    await mouse("mousePressed");
    // A page that the click has replaced may not respond.
    mouse("mouseReleased").catch(() => {});
    const navigation = await navigationOf(tab, name);
    await stop();
    return navigation;
  });
}

/** Waits until the page is loaded and has loaded nothing more for a while. */
async function settled({ evaluate }: Tab): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let last: unknown;
  let since = Date.now();
  while (Date.now() - since < quietMs && Date.now() < deadline) {
    await setTimeout(100);
    const loaded = await evaluate(
      'location.protocol + document.readyState + performance.getEntriesByType("resource").length',
    );
    if (loaded !== last || !/^http.*complete/.test(String(loaded))) since = Date.now();
    last = loaded;
  }
}

async function navigationOf({ evaluate }: Tab, name: string): Promise<Navigation> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
    await setTimeout(200);
    // While one document replaces the other, neither may respond.
    const navigation = await evaluate(`(${readNavigation})()`).catch(() => undefined);
    if (isNavigation(navigation)) return navigation;
  }
  throw new Error(`${name}: the next page was not shown within ${patienceMs / 1000} s`);
}

function isPoint(value: unknown): value is { x: number; y: number } {
  return typeof value === "object" && value !== null && "x" in value;
}

function isNavigation(value: unknown): value is Navigation {
  return typeof value === "object" && value !== null && "ms" in value;
}

/** This site's times only count if the pages were prerendered. */
function failIfNotPrerendered({ sites }: PrerenderResult): void {
  for (const { name, samples } of sites.filter(isOurs)) {
    const others = samples.filter(({ isPrerendered }) => !isPrerendered).length;
    if (others === 0) continue;
    console.error(
      `${name}: ${others} of ${samples.length} navigations went to a page that was not prerendered.`,
    );
    process.exitCode = 1;
  }
}
