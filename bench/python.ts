import type { Browser, Page } from "playwright-core";
import { childProcesses } from "./child-processes.ts";
import { builtFolder } from "./measured-paths.ts";
import type { BenchOptions } from "./options.ts";
import { median } from "./percentile.ts";
import { type PythonResult, type PythonRow, pythonTable } from "./python-table.ts";
import { measured } from "./result-files.ts";
import { withSlowProcessor } from "./slow-processor.ts";
import { withSlowProxy } from "./slow-proxy.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

const path = "/docs/quick-start";
const phone = { line: { bytesPerSecond: 1.6e6 / 8, latencyMs: 150 }, slowdown: 4 };

/** The cost of the first run of a Python program with an empty cache, and of the next run. */
export async function python({ label, runs }: BenchOptions): Promise<void> {
  const result = await measured(`python${label}`, () =>
    withServers([builtFolder], async ([origin = ""]): Promise<PythonResult> => {
      const direct = await repeated("as fast as the machine", runs, origin);
      const slow = await withSlowProxy(origin, phone.line, (slowOrigin) =>
        withSlowProcessor(phone.slowdown, () =>
          repeated("phone: 1.6 Mbps, 150 ms, 4x CPU slowdown", runs, slowOrigin),
        ),
      );
      return { path, rows: [direct, slow] };
    }),
  );
  console.log(pythonTable(result));
}

/** Each run uses a new browser, because the memory of a used browser is not comparable. */
async function repeated(line: string, runs: number, origin: string): Promise<PythonRow> {
  const rows: Omit<PythonRow, "line">[] = [];
  for (let run = 0; run < runs; run += 1)
    rows.push(await withMeasuringBrowser((browser) => measureRun(browser, origin)));
  const middle = (value: (row: Omit<PythonRow, "line">) => number) => median(rows.map(value));
  return {
    line,
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
    firstMs: middle(({ firstMs }) => firstMs),
    secondMs: middle(({ secondMs }) => secondMs),
    memory: middle(({ memory }) => memory),
  };
}

function measureRun(browser: Browser, origin: string): Promise<Omit<PythonRow, "line">> {
  return visit(browser, `${origin}${path}?lang=python`, desktop, async (page) => {
    let bytes = 0;
    let requests = 0;
    page.on("requestfinished", async (request) => {
      requests += 1;
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      bytes += responseBodySize + responseHeadersSize;
    });
    const before = memoryOfBrowsers();
    const firstMs = await timeToOutput(page, "[data-run]");
    await page.locator(".runner [role=status]:not(:empty)").waitFor();
    const memory = memoryOfBrowsers() - before;
    const first = { bytes, requests };
    const secondMs = await timeToOutput(page, ".runner button");
    return { ...first, firstMs, secondMs, memory };
  });
}

/** Clicks in the page itself, so that only the page is measured. */
function timeToOutput(page: Page, button: string): Promise<number> {
  return page.evaluate(async (button) => {
    const old = document.querySelector(".runner-output");
    const start = performance.now();
    document.querySelector<HTMLElement>(button)?.click();
    const isNew = () => {
      const output = document.querySelector(".runner-output");
      return output !== null && output !== old;
    };
    const problem = () => document.querySelector(".runner [role=status]")?.textContent;
    while (!isNew()) {
      if (problem()?.includes("could not")) throw new Error(problem() ?? "");
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, button);
}

/** Resident memory of the browser, in bytes. */
function memoryOfBrowsers(): number {
  return childProcesses().reduce((sum, { bytes }) => sum + bytes, 0);
}
