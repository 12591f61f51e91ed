import type { AddressInfo } from "node:net";
import { chromium, type Page } from "playwright-core";
import { createStaticServer } from "#server/static-server.ts";
import { goldenQueries } from "#tests/search/golden-queries.ts";
import { browserFlags, findBrowser } from "#tools/commands/find-browser.mjs";
import { percentile } from "./percentile.ts";
import { measured } from "./result-files.ts";
import { type SearchResult, searchTable } from "./search-table.ts";

const slowdown = 4;
const budgetMs = 30;
const queryCount = 80;
// A quick typist; faster keys would wait for one another.
const delay = 70;

interface Latencies {
  /** Milliseconds from each key until its hits are in the document and laid out. */
  found: number[];
  /** Until the frame that shows them has been painted; frames come at a rate of their own. */
  painted: number[];
}

declare global {
  interface Window {
    latencies: Latencies;
  }
}

/** How long a reader with a slow processor waits for hits after each key. Needs a build. */
export async function searchLatency(): Promise<void> {
  console.log(searchTable(await measured("search", measure)));
}

async function measure(): Promise<SearchResult> {
  const executablePath = findBrowser();
  const server = createStaticServer("build/client");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`);
    const queries = Object.keys(goldenQueries).slice(0, queryCount);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Control+k");
    await page.getByRole("option").first().waitFor();
    const latencies = await typeQueries(page, queries);
    // The same keys where nothing answers them: what the machine itself takes at this moment.
    await page.goto("about:blank");
    await page.setContent("<input autofocus>");
    return summary(latencies, await typeQueries(page, queries.slice(0, queryCount / 4)));
  } finally {
    await browser.close();
    server.close();
  }
}

async function typeQueries(page: Page, queries: readonly string[]): Promise<Latencies> {
  // What runs this file names functions by a helper that pages do not have.
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(recordLatencies);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  for (const query of queries) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(query, { delay });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return page.evaluate(() => window.latencies);
}

/** Runs in the page. The list of hits says which query it answers. */
function recordLatencies(): void {
  const latencies: Latencies = { found: [], painted: [] };
  window.latencies = latencies;
  const list = document.querySelector<HTMLElement>('[role="listbox"]');
  let pressedAt = 0;

  function record() {
    const start = pressedAt;
    list?.getBoundingClientRect();
    latencies.found.push(performance.now() - start);
    requestAnimationFrame(() => setTimeout(() => latencies.painted.push(performance.now() - start)));
  }

  addEventListener(
    "keydown",
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  if (list) new MutationObserver(record).observe(list, { attributeFilter: ["data-query"] });
  else addEventListener("input", record);
}

function summary({ found, painted }: Latencies, alone: Latencies): SearchResult {
  if (found.length === 0) throw new Error("No key was measured: does build/client hold today's site?");
  return {
    keys: found.length,
    slowdown,
    budgetMs,
    p50: percentile(found, 50),
    p95: percentile(found, 95),
    max: Math.max(...found),
    p95Painted: percentile(painted, 95),
    p95PaintedWithoutSearch: percentile(alone.painted, 95),
  };
}
