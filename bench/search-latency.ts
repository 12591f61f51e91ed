import type { Page } from "playwright-core";
import { goldenQueries } from "#tests/search/golden-queries.ts";
import { builtFolder } from "./measured-paths.ts";
import type { BenchOptions } from "./options.ts";
import { percentile } from "./percentile.ts";
import { measured } from "./result-files.ts";
import { type SearchResult, searchTable } from "./search-table.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

const slowdown = 4;
const budgetMs = 30;
const queryCount = 80;
// A fast typist. At a higher rate, keys would queue up.
const delay = 70;

interface Latencies {
  /** Milliseconds from each key until its results are in the document and laid out. */
  found: number[];
  /** Until the frame with these results has been painted. */
  painted: number[];
}

declare global {
  interface Window {
    latencies: Latencies;
  }
}

/** How long a reader with a slow CPU waits for results after each key. */
export async function searchLatency({ label }: BenchOptions): Promise<void> {
  const queries = Object.keys(goldenQueries).slice(0, queryCount);
  const result = await measured(`search${label}`, () =>
    withServers([builtFolder], ([origin]) =>
      withMeasuringBrowser((browser) =>
        visit(browser, `${origin}/docs`, desktop, async (page) => {
          await page.keyboard.press("Control+k");
          await page.getByRole("option").first().waitFor();
          const latencies = await typeQueries(page, queries);
          // The same keys in a page that doesn't handle them, for comparison.
          await page.goto("about:blank");
          await page.setContent("<input autofocus>");
          return summary(latencies, await typeQueries(page, queries.slice(0, queryCount / 4)));
        }),
      ),
    ),
  );
  console.log(searchTable(result));
}

async function typeQueries(page: Page, queries: readonly string[]): Promise<Latencies> {
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

/** Runs in the page. The list of results has its query in an attribute. */
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

function summary({ found, painted }: Latencies, unanswered: Latencies): SearchResult {
  if (found.length === 0)
    throw new Error('No key was measured. Is build/client up to date? Run "npm run build".');
  return {
    keys: found.length,
    slowdown,
    budgetMs,
    p50: percentile(found, 50),
    p95: percentile(found, 95),
    max: Math.max(...found),
    p95Painted: percentile(painted, 95),
    p95PaintedWithoutSearch: percentile(unanswered.painted, 95),
  };
}
